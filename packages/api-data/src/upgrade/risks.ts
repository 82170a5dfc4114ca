/**
 * What a change can cost, the worst first: a paid purchase gives nothing, or is not finished and comes back or is refunded,
 * or an amount of money is wrong.
 */
export const risks = ['nothing given', 'not finished', 'wrong amount'] as const;
