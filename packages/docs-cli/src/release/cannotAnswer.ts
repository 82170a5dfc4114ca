/** Why there is no answer: a sentence for whoever asked, with what to do. */
export class CannotAnswer extends Error {}
