import type {DiagramContent} from './diagramTypes.ts';

/** Which id of the two consoles goes where in the code. */
export const consoleIds = {
  title: 'Where the ids come from',
  steps: [
    {
      actor: 'store',
      text: 'App Store Connect',
      branches: [
        {when: 'bundle id', then: 'the same as in the app config, and of an explicit App ID'},
        {when: 'product id', then: 'the sku that you load and buy on iOS'},
        {when: 'subscription group id', then: 'the argument of the check for introductory offers'},
        {when: 'promotional offer id', then: 'the identifier of a signed offer'},
      ],
    },
    {
      actor: 'store',
      text: 'Google Play Console',
      branches: [
        {when: 'package name', then: 'the same as in the app config, and of the uploaded build'},
        {when: 'product or subscription id', then: 'the sku that you load and buy on Android'},
        {when: 'base plan id and offer id', then: 'pick the offer by them after loading'},
      ],
    },
    {
      actor: 'app',
      text: 'What comes from neither console',
      branches: [{when: 'offer token', then: 'from the product you loaded last; never store it'}],
    },
  ],
} satisfies DiagramContent;
