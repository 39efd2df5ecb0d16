//! Every sentence that a person reads from the server, by its code (contract 2). Codes cross the wire beside the English
//! text; nothing compares sentences. The `OpenAPI` document lists all of this, so that a language of the interface which
//! lacks a text does not compile.

mod label;
mod said;
mod schema;

use serde::Serialize;
use serde_json::Value;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

pub use label::Label;
pub use said::{ProductCount, Said, Taka};

/// One line a message: its name, which is its code in snake case, its arguments and its English text.
macro_rules! messages {
    ($($message:ident $({ $($argument:ident: $kind:ty),+ })? => $text:tt,)+) => {
        /// What the server says, as a code and what stands in the sentence.
        #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
        #[serde(tag = "code", content = "args", rename_all = "snake_case")]
        #[allow(clippy::doc_markdown, reason = "each is documented by its text")]
        pub enum Message {
            $(#[doc = $text] #[error($text)] $message $({ $($argument: $kind),+ })?,)+
        }

        impl Message {
            /// What makes the schema of each, in their order.
            const SCHEMAS: &[fn() -> RefOr<Schema>] = &[$(|| {
                let arguments = vec![$($((stringify!($argument), <$kind as schema::Argument>::schema()),)+)?];
                schema::one(stringify!($message), $text, arguments).into()
            },)+];
        }
    };
}

impl Message {
    /// The code as it crosses the wire, and the arguments where there are any.
    #[must_use]
    pub fn code_and_args(&self) -> (Value, Option<Value>) {
        let mut members = serde_json::to_value(self).unwrap_or_default();
        (members["code"].take(), members.get_mut("args").map(Value::take))
    }
}

messages! {
    // Anywhere.
    SomethingWrong => "Something went wrong. Please try again.",
    TooManyAttempts => "Too many attempts. Please wait a little and try again.",
    ShopBusy => "The shop is busy right now. Please try again in a moment.",
    NothingHere => "There is nothing at this address.",
    NotPossibleHere => "This cannot be done at this address.",
    CrossSite => "This request came from another site and was refused.",
    RequestUnclear => "The request cannot be understood.",
    RequestCutOff => "The request did not arrive whole.",
    RequestTooLarge => "The request is too large.",
    ContentUnreadable => "This kind of content cannot be read here.",
    JsonNeeded => "Please send the request as application/json.",
    JsonTooLarge { kib: usize } => "The request is larger than {kib} KiB.",
    NotJson => "The request is not valid JSON.",
    NotJsonObject => "The request must be a JSON object.",
    FormNeeded => "Please send the request as multipart/form-data.",
    FormTooLarge => "The form can be at most 64 MiB.",
    FormCutOff => "The form did not arrive whole.",
    FormParts => "The form has too many parts.",
    RepeatKeyTooLong { max: usize } => "The Idempotency-Key can have at most {max} characters.",
    RepeatDiffers => "This request was sent before with other details. Please try again.",

    // Fields.
    CheckFields => "Please check the highlighted fields.",
    FillRequired => "Please fill in all required fields.",
    Required { label: Label } => "{label} is required.",
    NotFound { thing: Label } => "{thing} not found.",
    MustBeText { label: Label } => "{label} must be text.",
    MustBeFlag { label: Label } => "{label} must be true or false.",
    MustBeLink { label: Label } => "{label} must be a link that starts with http:// or https://.",
    MustBeWhole { label: Label } => "{label} must be a whole number.",
    Between { label: Label, min: i64, max: i64 } => "{label} must be between {min} and {max}.",
    WholeBetween { label: Label, min: i64, max: i64 } => "{label} must be a whole number between {min} and {max}.",
    ChangeBetween { label: Label, min: i64, max: i64 } =>
        "{label} must change by a whole number between {min} and {max}.",
    TooLong { label: Label, max: usize } => "{label} can have at most {max} characters.",
    EmailInvalid => "Please enter a valid e-mail address.",
    PhoneDigits => "The phone number must have exactly 11 digits.",
    TextTooLong => "This text is too long.",
    TextNotUtf8 => "This text is not valid UTF-8.",
    FieldNotJson => "This is not valid JSON.",
    FieldNotList => "This must be a list.",

    // Parameters of an address.
    ParameterNeeded { parameter: String } => "Please say which {parameter} to look for.",
    ParameterTooLong { parameter: String, max: usize } => "{parameter} can have at most {max} characters.",
    ParameterAtLeast { parameter: String, min: i64 } => "{parameter} must be a whole number, {min} or more.",
    ParameterBetween { parameter: String, min: i64, max: i64 } =>
        "{parameter} must be a whole number, {min} to {max}.",
    UnknownSort => "sort must be default, lowToHigh, highToLow, mostViewed or bestSelling.",
    ParameterDay { parameter: String } => "{parameter} must be a day, such as 2026-12-31.",
    UnknownOrderStatus => "status must be pending, approved, shipped, delivered, cancelled or returned.",
    UnknownMailState => "state must be waiting or failed.",
    MailOrders { max: usize } => "orders can have at most {max} numbers.",
    BrandTooLong { max: usize } => "A brand can have at most {max} characters.",
    TooManyBrands { max: usize } => "Please choose at most {max} brands.",
    UnknownSpec => "specs must be facts such as stock, ram8, storage256, 5g, battery5000 or screen65.",
    TooManySpecs { max: usize } => "Please choose at most {max} facts.",
    BrandWithout { parameter: String } => "A brand goes with a category, not with {parameter}.",
    CountWhat => "Please say which listing, category, text or search to count.",
    CountOne => "Please give only one of listing, category, text and search.",
    TooManyIds { max: usize } => "Please ask for at most {max} products.",

    // Accounts.
    PleaseLogIn => "Please log in",
    AdminsOnly => "Only an admin can do this.",
    AnotherAccount => "You are signed in with another account. Please reload the page.",
    EmailAndPassword => "Please provide both email and password.",
    InvalidLogin => "Invalid email or password.",
    LoggedIn => "Login successful! Redirecting...",
    LoggedOut => "You have successfully logged out.",
    Registered => "Registration successful! Redirecting...",
    EmailTaken => "An account with this email already exists.",
    WrongPassword => "Incorrect password.",
    PasswordLength => "The password must have 8 to 128 characters.",
    PasswordOwn => "Please choose a password without your name, your e-mail address or the shop's name.",
    PasswordCommon => "Please choose a less common password.",
    PasswordUpdated => "Password updated successfully!",
    ProfileUpdated => "Profile updated successfully!",
    AddressUpdated => "Address updated successfully!",
    OtpSent => "OTP sent to your email!",
    OtpVerified => "OTP verified successfully!",
    OtpInvalid => "Invalid or expired OTP.",
    OtpFirst => "Please verify the OTP first.",
    PasswordReset => "Password reset successfully!",
    CodeNeeded => "Please enter the code from your authenticator app.",
    CodeInvalid => "Invalid code.",
    SecondFactorOn => "Two-step sign-in is on.",
    SecondFactorOff => "Two-step sign-in is off.",
    SecondFactorNotOn => "Two-step sign-in is not on.",
    SecondFactorOnAlready => "Two-step sign-in is on already.",
    ScanAgain => "Please scan a new QR code: the last one is no longer good.",

    // Cart, favourites and orders.
    AddedToCart => "Added to cart successfully!",
    RemovedFromCart => "Item removed from cart!",
    NotInCart => "This item is not in your cart.",
    CartFull => "Your cart is full. Please remove something first.",
    AddedToFavorites => "Added to favorites!",
    RemovedFromFavorites => "Removed from favorites!",
    TooManyFavorites => "You have too many favorites. Please remove some first.",
    OrderPlaced => "Order placed successfully!",
    OrderDeleted => "Order deleted successfully!",
    OrderCancelled => "Order cancelled successfully!",
    OrderWasCancelled => "This order was cancelled.",
    OrderOnItsWay => "This order is already on its way. Please call the shop.",
    OrderNotApproved => "You can delete this order once its payment is approved.",
    OrderUnknown => "No order was found for this number and phone.",
    TooManyUnapproved => "Please wait until your last order is confirmed.",
    PriceChanged => "The price has changed. Please review it and try again.",
    CheckoutOther => "You are not signed in as before. Please review the order and try again.",
    OrderChangedMeanwhile => "Somebody else changed this order meanwhile. Please review it and try again.",
    TotalChanged => "The total has changed. Please review it and try again.",
    BasketEmpty => "Please choose 1 to 50 products.",
    ChooseColour => "Please choose a colour.",
    ChooseRamStorage => "Please choose RAM / storage.",
    DeliveryMethod => "Please choose delivery or pickup.",
    ZoneNeeded => "Please choose a delivery zone.",
    ZoneUnknown => "The shop does not deliver to this zone.",
    BranchNeeded => "Please choose a branch.",
    BranchUnknown => "The shop has no such branch.",
    AddressNeeded => "Please enter the delivery address.",
    CashLimit { amount: Taka } => "Cash on Delivery is possible up to {amount}.",
    PaymentMethodOffered => "Please choose one of the payment methods.",
    TransactionId => "Please enter the transaction id: 6 to 20 letters and digits.",
    TransactionUsed => "This transaction id belongs to another order.",
    PriceToBeAnnounced => "Price to be announced",
    NotEnoughStock => "Not enough stock.",
    PaymentMethod => "Please choose Cash on Delivery or Store Payment.",
    ColourNotOffered => "This product is not offered in this colour.",
    RamStorageNotOffered => "This product is not offered with this RAM / storage.",
    DeliveryTimeToApprove => "Please enter a delivery time.",
    DeliveryTimeToDeliver => "Please enter the delivery time.",
    OrderApproved => "Order approved successfully!",
    OrderDelivered => "Order marked as delivered successfully.",
    OrderShipped => "Order marked as shipped.",
    OrderReturned => "Return saved.",
    PaymentReceived => "Payment marked as received.",
    PaymentOpen => "Payment marked as not received.",
    NoteSaved => "Note saved.",
    OrderNotConfirmed => "Please approve this order first.",
    OrderShippedAlready => "This order is already on its way.",
    OrderWasReturned => "This order was returned.",
    OrderNotOut => "Only an order that is on its way or delivered can be returned.",
    OrderLineUnknown { line: i64 } => "The order has no line {line}.",
    ReturnNothing => "Please say which pieces come back.",
    ReturnTooMany { line: i64, left: i64 } => "Of line {line}, at most {left} can come back.",
    ReceivedOrNot => "Please say whether the payment was received.",
    OrderApprovedAlready => "This order is already approved.",
    OrderDeliveredAlready => "This order is already delivered.",
    OrderOfAnother => "This order belongs to another customer. Please reload the page.",

    // Waiting for a product.
    AlertWish => "Please say what you wait for.",
    AlertStockKept => "We will e-mail you once it is back.",
    AlertPriceKept => "We will e-mail you once it costs that.",
    AlertAnyPriceKept => "We will e-mail you once its price is known.",
    InStockAlready => "It is in stock now.",
    CostsThatAlready { price: Taka } => "It costs {price} already.",
    TooManyAlerts { most: i64 } => "At most {most} products can be waited for at a time.",

    // Carts.
    CartUpdated => "Cart updated successfully!",
    CartLineFull { max: i64 } => "At most {max} pieces of one product are possible.",

    // Reviews and questions.
    ReviewSaved => "Thank you! Your review was saved.",
    ReviewDeleted => "Your review was deleted.",
    ReviewNotDelivered => "You can review this product once it was delivered to you.",
    ReviewHidden => "Review hidden.",
    ReviewShown => "Review shown again.",
    ReviewRead => "Review marked as read.",
    ReviewUnread => "Review marked as unread.",
    ReviewReadOrNot => "Please say whether the review is read.",
    UnknownReviewState => "state must be waiting, answered or hidden.",
    QuestionSent => "Thank you! Your question was sent.",
    PhoneOrEmail => "Please enter a phone number or an e-mail address.",
    UnknownQuestionState => "state must be waiting or answered.",
    AnswerSaved => "Answer saved.",
    AnswerRemoved => "Answer removed.",

    // Coupons.
    CouponAdded => "Coupon added successfully!",
    CouponUpdated => "Coupon updated successfully!",
    CouponCode => "A code has 3 to 20 letters and digits.",
    CouponCodeTaken => "Another coupon has this code.",
    CouponKind => "Please choose percent or amount.",
    CouponDay => "Please enter a day, such as 2026-12-31.",
    CouponDays => "The last day must not be before the first.",
    CouponUnknown => "This coupon code is not valid.",
    CouponTooEarly => "This coupon is not valid yet.",
    CouponOver => "This coupon has expired.",
    CouponAtLeast { amount: Taka } => "This coupon is valid from {amount}.",
    CouponUsedUp => "This coupon has been used up.",
    CouponUsedAlready => "You have used this coupon already.",

    // Contact messages and the trash.
    MessageSent => "Message sent successfully!",
    MessageRead => "Message marked as read.",
    MessageUnread => "Message marked as unread.",
    ReadOrNot => "Please say whether the message is read.",
    Restored => "Restored successfully.",
    NotInTrash => "This is not in the trash.",

    // Products.
    ProductUpdated => "Product updated successfully!",
    ProductsUpdated => "Products updated successfully!",
    ProductMoved { listing: String, title: String } => "Product moved to {title}!",
    InListingAlready { listing: String, title: String } => "This product is in {title} already.",
    UnknownListing { others: String, last: String } => "The listing must be {others} or {last}.",
    OfferAbovePrice => "The offer price must not be above the price.",
    PriceBelowZero => "The price differences would bring the price below 0.",
    ColourImages => "Each colour needs its own image.",
    ColourImageUnknown { colour: String } => "The picture of '{colour}' is not one of this product's.",
    MainPictureUnknown => "The main picture is not one of this product's.",
    MorePictures { max: usize } => "A product can have at most {max} pictures beside its main one.",
    PictureFiles => "Each further picture needs its own file.",
    PictureUnknown { row: usize } => "Picture {row} is not one of this product's.",
    PictureTwice { row: usize } => "Picture {row} is there already.",
    RowsMost { max: usize } => "At most {max} rows are possible.",
    RowName { max: usize } => "Each row needs a name of at most {max} characters.",
    RowPriceDifference => "Each row needs a price difference as a whole number.",
    RowTwice { name: String } => "'{name}' stands there twice.",
    SpecificationBlank => "Each specification needs a field and a value.",
    SpecificationTooLong { max: usize } => "Each specification can have at most {max} characters.",
    SpecificationsNotList => "Specifications must be a list for this category.",
    ProductChangedMeanwhile => "Somebody else changed this product meanwhile. Please review it and try again.",
    StockMoved { stock: i64 } => "The stock is {stock} by now. Please review it and try again.",
    ProductGone => "This product is not there any more.",
    AccessoriesSaved => "What goes with this product was saved.",
    AccessoriesMost { max: usize } => "Please choose at most {max} products that go with it.",
    AccessoryGone { row: usize } => "Product {row} of the list is not there any more. Please take it away.",
    AccessoryItself => "A product cannot go with itself.",
    ProductIdsNeeded => "Please send the products as a list of their ids.",
    BulkProducts { max: usize } => "Please choose 1 to {max} products.",
    BulkWhat => "Please say what to change: the stock or a price.",
    BulkHow => "Please choose how to change it.",
    BulkPriceField => "Please choose price or offerPrice.",
    BulkPart => "This must be an object of mode and value.",
    BulkPercent => "The percentage must be between -100 and 1000, with two decimals at most.",
    BulkRefused { count: usize } => "{count} products cannot be changed like this. Nothing was changed.",
    BulkFault { title: String, fault: Box<Message> } => "'{title}': {fault}",
    BulkStock { title: String, value: i64, min: i64, max: i64 } =>
        "The stock of '{title}' would be {value}; it must be between {min} and {max}.",
    BulkPrice { title: String, value: i64, min: i64, max: i64 } =>
        "The price of '{title}' would be {value}; it must be between {min} and {max}.",
    BulkOfferPrice { title: String, value: i64, min: i64, max: i64 } =>
        "The offer price of '{title}' would be {value}; it must be between {min} and {max}.",

    // Pictures.
    PictureBytes => "Each picture can be at most 10 MiB.",
    PictureLarge => "The picture is larger than 10 MB. Please choose a smaller file.",
    PicturePixels => "The picture has more than 40 megapixels. Please make it smaller and try again.",
    PictureSide => "The picture is more than 20,000 pixels wide or tall. Please make it smaller and try again.",
    PictureScans => "The picture is saved in too many steps. Please save it as an ordinary JPEG and try again.",
    PictureHeic => "This picture has the format of iPhones (HEIC), which the shop cannot store. Please save it as JPEG and \
        choose that file.",
    PictureFormat => "Please choose a JPEG, PNG, WebP or GIF picture.",
    PictureDamaged => "The picture is damaged or incomplete. Please choose another file.",
    PictureNotStored => "The picture could not be stored.",
    OnePicture => "Please send one picture.",

    // Banners.
    BannersUpdated => "Banners updated successfully!",
    BannersChangedMeanwhile => "The banners changed meanwhile. Please review them and try again.",
    MainBannersCount => "Main banners must be between 1 and 6 images.",
    MainBannersMost => "You can upload up to 6 main banners only.",
    MainBannerUnknown => "This is not one of the main banners. Please reload the page.",
    SideBannersNeeded => "Both side banners are required.",
    SideBannerPlace => "The place must be 1 or 2.",
    SideBannerPicture => "Please send one picture for this place.",
    SecondBannerNeeded => "Please select an image for the second banner.",
    ThirdBannersNeeded => "Please upload exactly 2 images for the third banner.",
    ExclusiveBannerNeeded => "Please select an image for the exclusive banner.",
    BannerLink => "Please enter an address that begins with https:// or, for a page of this shop, with /.",
    AddressesNeeded { parameter: String } => "{parameter} must be a list of addresses.",

    // Blog posts and settings.
    BlogAdded => "Blog post added successfully!",
    BlogUpdated => "Blog post updated successfully!",
    BlogChangedMeanwhile => "Somebody else changed this blog post meanwhile. Please review it and try again.",
    SettingsUpdated => "Settings updated successfully!",
    MobileMethod => "Please choose bKash, Nagad, Rocket or Upay.",
    EmiRateRange => "The EMI rate must be a whole number from 0 to 100.",
    ZoneDays => "The fewest days must not be more than the most days.",
    ShopPhones => "Please enter phone numbers of 6 to 15 digits.",
    ShopPhonesList => "Please send the phone numbers as a list of two texts.",
    WhatsappNumber => "Please enter the number with its country code, such as 8801700000000.",
    BranchesList => "Please send the two branches as a list.",
    BranchObject => "Each branch must be an object.",

    // Backups.
    BackupBegun => "The backup is being made.",
    ProofBegun => "The backup is being restored for a test.",
    BackupBusy => "A backup is being made or tested. Please wait until that is done.",

    // Mail.
    MailRefused => "The mail server refuses this mail for good.",
    MailAddress => "Mail cannot be sent to this address.",
    MailSignIn => "The mail server does not accept the user or the password of HAAT_SMTP_URL.",
    MailServerBusy => "The mail server asks to try again later.",
    MailServerSlow => "The mail server takes too long to answer.",
    MailServerUnreachable => "The mail server cannot be reached.",
    MailServerTls => "A secure connection to the mail server cannot be made.",
    MailDisk => "The mail cannot be written to the data folder.",
    MailLate => "The mail was too old before it could be sent.",
    MailNotSent => "The mail could not be sent.",
    MailAgain => "The mail is tried again now.",
    MailAgainNone => "There is no mail to try again.",
    MailAgainOne => "1 mail is tried again now.",
    MailAgainMany { count: usize } => "{count} mails are tried again now.",
    OtpMailNotAgain => "A one-time password is not sent again. The customer can ask for a new one.",
    TestMailTaken { address: String } =>
        "The mail server took the test mail to {address}. Please look whether it arrived.",
    TestMailWritten { address: String } =>
        "No mail server is set (HAAT_SMTP_URL): the test mail to {address} was written to the folder outbox.",

    // Imports: the file as a whole.
    ImportFileNeeded => "Please choose a CSV file.",
    ImportFileLarge => "The file can be at most 32 MiB. Please import it in parts.",
    ImportFileEmpty => "The file has no rows below the names of the columns.",
    ImportFileUnknown => "This is no product file of this shop, Shopify or WooCommerce: the first row does not have the \
        names of their columns in English.",
    ImportFileForeign => "The names of the columns are not in English. Please set your language in the other shop to \
        English, export the products again in English, and import that file.",
    ImportRowsMost { max: usize } => "The file has more than {max} rows. Please import it in parts.",
    ImportColumnsMost { max: usize } => "The file has more than {max} columns.",
    ImportQuoteOpen { row: usize } =>
        "A quotation mark that begins in row {row} is never closed. Please check that row.",
    ImportNotUtf8 { row: usize } =>
        "Row {row} is not UTF-8 text. Please save the file as CSV in UTF-8 and try again.",

    // Imports: how far one is.
    ImportWaits => "The import waits to be confirmed.",
    ImportRunning => "The import is running.",
    ImportEnding => "The import ends after the rows under way.",
    ImportTakenBack => "The import was cancelled; nothing was changed.",
    ImportExpired => "The import was not confirmed within a day.",
    ImportReplaced => "Another file was chosen.",
    ImportDone { added: usize, updated: usize, unchanged: usize, failed: usize } =>
        "The import is done: {added} added, {updated} updated, {unchanged} unchanged, {failed} failed.",
    ImportCancelled { added: usize, updated: usize, unchanged: usize, failed: usize } =>
        "The import was cancelled: {added} added, {updated} updated, {unchanged} unchanged, {failed} failed.",
    ImportFailed { cause: Box<Message>, added: usize, updated: usize, unchanged: usize, failed: usize } =>
        "The import could not go on ({cause}): {added} added, {updated} updated, {unchanged} unchanged, {failed} failed.",
    ImportBusy => "Another import is running. Please wait until it is done.",
    ImportRunningAlready => "This import is running already.",
    ImportOver => "This import is over already.",
    ImportWasCancelled => "This import was cancelled. Please choose the file again.",
    ImportPictureUnknown => "No row of the file names such a picture.",

    // Imports: what is wrong with a row.
    ImportChanged => "This product was changed in the shop after the preview.",
    ImportInTrash => "This product lies in the trash. Please restore it first.",
    ImportTwice => "This product stands in the file twice. Only its first place counts.",
    ImportKeyLong => "The file's own name of this product is too long.",
    ImportNoTitle => "This row has no title, and does not follow the row of its product.",
    ImportNotPublished => "This product is not published in the file, so it is left out.",
    ImportPrice => "The price must be a number of taka.",
    ImportPriceMissing => "The price is missing.",
    ImportStock => "The stock must be a whole number of pieces.",
    ImportStockMoved { stock: i64, exported: i64 } =>
        "The stock is {stock} by now; when the file was exported it was {exported}.",
    ImportNumberTwoWays { text: String, one: String, other: String } => "“{text}” can be read as {one} or as {other}. \
        Please write the whole number that is meant, without commas and dots.",
    ImportDate => "The date cannot be read. Please write it like this: 2026-12-31.",
    ImportDateTwoWays { text: String, one: String, other: String } =>
        "“{text}” can be read as {one} or as {other}. Please write the day that is meant like this: 2026-12-31.",
    ImportPublishedFlag => "It must be 1 or 0: published or not.",
    ImportInStockFlag => "It must be 1 or 0: in stock or not.",
    ImportGiftCard => "Gift cards are not sold here.",
    ImportDownload => "Downloads and services are not sold here.",
    ImportGrouped => "Grouped products are not supported: import their parts.",
    ImportExternal => "External products are sold elsewhere, not here.",
    ImportType => "Products of this type are not supported.",
    ImportParent => "The product that this is a variation of is not in the file.",
    ImportNoVariations => "None of its variations is in the file, so it has no price.",
    ImportVariationsMost => "It has too many variations.",
    ImportNoVariant => "There is no variant with a price.",
    ImportVariantNames => "Its variants have no names.",
    ImportVariantOption => "A variant lacks one of the options.",
    ImportVariantTwice => "Two variants have the same options.",

    // Imports: what a person should know before confirming.
    NoteTaka => "Prices are taken as taka; nothing is converted.",
    NoteRounded { products: ProductCount } => "{products}: prices are rounded to whole taka.",
    NotePicture { products: ProductCount } =>
        "{products}: no picture comes along, since pictures elsewhere are not fetched; a grey picture stands in.",
    NoteDearSale { products: ProductCount } =>
        "{products}: its sale price is above the regular price, so the regular price is taken.",
    NoteOffSale { products: ProductCount } =>
        "{products}: its sale price does not hold today, so the full price is taken.",
    NoteUncounted { products: ProductCount } =>
        "{products}: it is sold without counting there, so it begins with the stock that you choose.",
    NoteNoStock { products: ProductCount } =>
        "{products}: the file tells no stock, so it begins with the stock that you choose.",
    NoteStockStays { products: ProductCount } =>
        "{products}: it is sold without counting there, so the stock in the shop stays.",
    NoteNoBrand { products: ProductCount, text: String } => "{products}: the file has no brand; “{text}” is put in.",
    NoteNoCategory { products: ProductCount, text: String } =>
        "{products}: the file has no category; “{text}” is put in.",
    NoteNoDeliveryTime { products: ProductCount, text: String } =>
        "{products}: the file has no delivery time; “{text}” is put in.",
    NoteNoWarranty { products: ProductCount, text: String } =>
        "{products}: the file has no warranty; “{text}” is put in.",
    NoteNoDescription { products: ProductCount } => "{products}: the file has no description; “the title” is put in.",
    NoteStockChanges { products: ProductCount } => "{products}: the stock in the shop changes to the file's.",
    NoteOlder { products: ProductCount } => "{products}: it was changed in the shop after this file was exported; the \
        file's values replace that.",
}
