/*
 * A browser that translates a page takes each text node out and puts elements of its own in its place. React goes on
 * writing to the text nodes that it made: a text beside others stays old for ever, and putting something in before it
 * throws. The only text of an element is safe, since React then sets the element's whole content. So what is shown and
 * may change stands alone in an element.
 */

import ts from "typescript";

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** @param {ts.Type} type */
const parts = (type) => (type.isUnion() ? type.types : [type]);

/** Whether what has this type shows text of its own, in a list as well. */
function showsText(checker, type, lists = new Set()) {
  return parts(type).some((part) => {
    // `text && <X />` may be an empty text, which is drawn as nothing.
    if (part.flags & TEXT) return part.value !== "";
    if (!checker.isArrayType(part) || lists.has(part)) return false;
    lists.add(part);
    return checker.getTypeArguments(part).some((item) => showsText(checker, item, lists));
  });
}

const isText = (type) => parts(type).every((part) => part.flags & TEXT);
const hasList = (checker, type) => parts(type).some((part) => checker.isArrayType(part));

/** Whether what stands there may come, go, or become another element. */
const comesAndGoes = (checker, type, expression) =>
  !isText(type) &&
  (["ConditionalExpression", "LogicalExpression"].includes(expression.type) ||
    hasList(checker, type) ||
    parts(type).some((part) => part.flags & NOTHING));

/** Text written in the source, as `text` or `{"text"}`. */
function written(child) {
  if (child.type === "JSXText") return child.value;
  const { expression } = child;
  return expression?.type === "Literal" && typeof expression.value === "string"
    ? expression.value
    : undefined;
}

/** No translator touches a space. */
const isSpace = (text) => text.trim() === "";

/** Comments, and the space between lines. */
const isNothing = (child) =>
  child.type === "JSXText"
    ? isSpace(child.value) && child.value.includes("\n")
    : child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";

/** @type {import("eslint").Rule.RuleModule} */
export default {
  meta: {
    type: "problem",
    fixable: "code",
    docs: { description: "Text that may change stands alone in its element" },
    schema: [],
    messages: {
      beside: "Text beside something else stays old on a translated page: give it a <span>.",
      after: "What comes in before this text throws on a translated page: give it a <span>.",
      bare: "Text without an element of its own stays old on a translated page: give it a <span>.",
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    function report(node, messageId, fixes = true) {
      const fix = (fixer) => [
        fixer.insertTextBefore(node, "<span>"),
        fixer.insertTextAfter(node, "</span>"),
      ];
      context.report({ node, messageId, fix: fixes ? fix : null });
    }

    function check({ type, children }) {
      const bare = type === "JSXFragment";
      const shown = children.filter((child) => !isNothing(child));
      let moving = false;
      for (const child of shown) {
        const text = written(child);
        if (text !== undefined) {
          if (!isSpace(text) && (bare || moving)) report(child, bare ? "bare" : "after", false);
          continue;
        }
        if (child.type !== "JSXExpressionContainer") continue;
        const value = services.getTypeAtLocation(child.expression);
        const alone = !bare && shown.length === 1 && !hasList(checker, value);
        // What may also be nothing would leave an empty element: that is for a person to change.
        if (!alone && showsText(checker, value)) {
          report(child, bare ? "bare" : "beside", isText(value));
        }
        moving ||= comesAndGoes(checker, value, child.expression);
      }
    }

    /** A component's own text stands among what its caller shows. */
    function checkComponent(node) {
      const name = node.id?.name ?? node.parent.id?.name;
      if (!/^[A-Z][a-z]/.test(name ?? "")) return;
      const [signature] = services.getTypeAtLocation(node).getCallSignatures();
      if (signature && showsText(checker, signature.getReturnType())) report(node, "bare", false);
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: checkComponent,
      FunctionExpression: checkComponent,
      ArrowFunctionExpression: checkComponent,
    };
  },
};
