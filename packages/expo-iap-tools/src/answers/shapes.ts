import {z} from 'zod';

const text = z.string();
const texts = z.array(text);
const some = text.optional();
/** What every answer has. */
const answer = z.object({
  version: text,
  patch: text,
  note: some,
  more: text,
  isCut: z.literal(true).optional().describe('The ends of long lists and texts are left out.'),
});
const place = z.looseObject({file: text, line: z.number(), column: z.number(), message: text});

/** What a search finds. */
export const searchShape = answer.extend({
  ...{query: text, searched: text, meant: some, total: z.number(), complete: z.number()},
  sections: z.array(z.object({title: text, page: text, link: text, excerpt: text})),
});

/** A page or one of its sections. */
export const pageShape = answer.extend({page: text, title: text, headings: texts, text});

/** A name in a release; the first five fields are known of every name. */
const nameShape = z.object({
  ...{name: text, kind: text, platform: text, exists: z.boolean(), history: texts, docs: text},
  ...{signature: some, exported: z.boolean().optional(), type: some, meaning: some},
  optional: z.boolean().optional(),
  deprecated: z.object({since: some, replacement: some, removedIn: some}).optional(),
  members: z
    .array(z.object({name: text, type: text, optional: z.boolean(), meaning: text}))
    .optional(),
});

/** What a text that may be a name is. */
export const namesShape = answer.extend({
  names: z.array(nameShape),
  asked: some,
  nearest: texts.optional(),
});

/** An error code; one that a version never sends has only `sent` and `instead`. */
const errorShape = z.object({
  ...{code: text, because: texts, link: text, sent: some, instead: some, onIOS: some},
  ...{onAndroid: some, charged: some, tryAgain: some, tellTheUser: some, toDo: some},
});

/** The codes that a text is about. */
export const errorsShape = answer.extend({errors: z.array(errorShape), hints: texts});

const changes = z.array(
  z.object({
    ...{name: text, kind: text, patches: texts, compiler: text, next: some},
    effects: z.array(z.object({title: some, otherwise: text, todo: some})),
  }),
);

/** What an upgrade requires. */
export const planShape = answer.extend({
  ...{from: text, to: text, mustChange: changes, shouldChange: changes},
  stages: z.array(z.object({from: text, to: text})).optional(),
  install: z.array(z.object({needs: text, todo: text})),
});

/** The characters from `start` to `end`, counted in UTF-16 units, become `text`. */
const edits = z.array(z.object({start: z.number(), end: z.number(), text}));

/** What is wrong in code. */
export const codeShape = answer.extend({
  findings: z.array(place.extend({rule: text, todo: some, link: text, edits: edits.optional()})),
  mistakes: z.array(place),
  isUsed: z.boolean(),
});

type Shown<Value> = Value extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : Value extends object
    ? {readonly [Key in keyof Value]: Shown<Value[Key]>}
    : Value;

/** What an answer of a shape has besides what every answer has. */
export type DataOf<Shape extends z.ZodType> = Shown<
  Omit<z.infer<Shape>, keyof typeof answer.shape>
>;
/** What is known of a name. */
export type NameData = Shown<z.infer<typeof nameShape>>;
/** What is known of an error code. */
export type ErrorData = Shown<z.infer<typeof errorShape>>;
