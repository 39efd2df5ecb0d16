-- What searches go by has more spellings, and e-mail addresses have one form. The functions are the shop's own.
UPDATE orders SET search =
    searchable(number || ' ' || username || ' ' || phone || ' ' || email || ' ' || address || ' ' || name)
WHERE erased = 0;

-- An address that another account has already stays as it is.
UPDATE OR IGNORE customers SET email = email_key(email) WHERE email_key(email) <> email;
UPDATE OR IGNORE admins SET email = email_key(email) WHERE email_key(email) <> email;

-- Products of files without a name of their own are known by their folded title.
UPDATE OR IGNORE import_keys SET key = fold(key) WHERE key LIKE 'title:%' AND fold(key) <> key;
