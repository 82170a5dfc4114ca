/** What the shop of the home page shows when it starts; a browser test compares it with the running one. */
export const homeShop = {
  heading: 'You have 0 coins',
  product: '100 coins',
  price: '$0.99',
} as const;
