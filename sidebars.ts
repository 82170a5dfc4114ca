import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Labels are short and the same in every version; titles of old versions name the version. */
const doc = (id: string, label: string) => ({type: 'doc', id, label}) as const;

const tool = (name: string, label: string) =>
  ({type: 'link', href: `/tools/${name}`, label}) as const;

export default {
  tutorialSidebar: [
    doc('intro', 'Introduction'),
    doc('installation', 'Installation'),
    {
      type: 'category',
      label: 'Set up the stores',
      className: 'group-stores',
      collapsible: false,
      items: [
        doc('getting-started/setup-ios', 'Set up iOS'),
        doc('getting-started/setup-android', 'Set up Android'),
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      className: 'group-guides',
      collapsible: false,
      items: [
        doc('guides/purchases', 'Purchases'),
        doc('guides/subscriptions', 'Subscriptions'),
        doc('guides/lifecycle', 'Lifecycle'),
        doc('guides/offer-code-redemption', 'Offer codes'),
        doc('guides/launch', 'Before you submit'),
        doc('guides/migration', 'Migration'),
      ],
    },
    {
      type: 'category',
      label: 'API',
      className: 'group-api',
      collapsible: false,
      link: {type: 'doc', id: 'api/index'},
      items: [
        doc('api/use-iap', 'useIAP'),
        doc('api/methods/core-methods', 'Core methods'),
        doc('api/methods/platform-methods', 'Platform methods'),
        doc('api/methods/listeners', 'Listeners'),
        doc('api/types', 'Types'),
        doc('api/error-codes', 'Error codes'),
      ],
    },
    {
      type: 'category',
      label: 'Examples',
      className: 'group-examples',
      collapsible: false,
      items: [
        doc('examples/basic-store', 'Basic store'),
        doc('examples/subscription-manager', 'Subscription manager'),
        doc('examples/complete-impl', 'Complete implementation'),
      ],
    },
    {
      type: 'category',
      label: 'Help',
      className: 'group-help',
      collapsible: false,
      items: [
        doc('guides/troubleshooting', 'Troubleshooting'),
        doc('guides/faq', 'Questions and answers'),
        doc('guides/paid-but-got-nothing', 'Paid, but got nothing'),
        doc('guides/glossary', 'Terms of the stores'),
        doc('guides/support', 'Support'),
        doc('sponsors', 'Sponsors'),
      ],
    },
    {
      type: 'category',
      label: 'Tools',
      className: 'group-tools',
      collapsible: false,
      items: [
        tool('test-kit', 'Test kit'),
        tool('test-kit-reference', 'Test kit reference'),
        tool('pocket-store', 'Pocket store'),
        tool('server', 'Verify purchases'),
        tool('upgrade', 'Upgrade expo-iap'),
        tool('compatibility', 'Which release fits'),
        tool('api-history', 'API history'),
        tool('assistants', 'Claude, Cursor, editors'),
      ],
    },
  ],
} satisfies SidebarsConfig;
