import type {DiagramContent} from './diagramTypes.ts';

/** From connecting to the finished transaction. */
export const purchaseFlow = {
  title: 'The way of a purchase',
  steps: [
    {actor: 'app', text: 'Connect, then load the products in this connection'},
    {actor: 'user', text: 'Taps the buy button'},
    {
      actor: 'store',
      text: 'Shows its payment sheet',
      branches: [
        {when: 'cancelled', then: 'an error with the code for a cancel; show nothing'},
        {when: 'payment is pending', then: 'give nothing; the approval arrives later as an event'},
      ],
    },
    {
      actor: 'store',
      text: 'Sends the purchase as an event',
      branches: [
        {
          when: 'app was killed',
          then: 'iOS sends it again at the next start; on Android, read the owned purchases',
        },
      ],
    },
    {
      actor: 'server',
      text: 'Checks the token with Apple or Google',
      branches: [{when: 'not valid', then: 'give nothing and do not finish'}],
    },
    {actor: 'app', text: 'Gives the content, once for each transaction'},
    {
      actor: 'app',
      text: 'Finishes the transaction',
      branches: [
        {when: 'consumable', then: 'it is consumed and can be bought again'},
        {when: 'unlock or subscription', then: 'it is acknowledged and stays owned'},
        {
          when: 'never finished',
          then: 'Google refunds after three days; iOS sends it at every start',
        },
      ],
    },
  ],
} satisfies DiagramContent;
