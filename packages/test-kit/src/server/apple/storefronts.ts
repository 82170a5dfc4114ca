/** Apple's numbers of some storefronts. */
const numbers: Readonly<Record<string, string>> = {
  ...{USA: '143441', FRA: '143442', DEU: '143443', GBR: '143444', AUT: '143445', ITA: '143450'},
  ...{NLD: '143452', ESP: '143454', CAN: '143455', CHE: '143459', AUS: '143460', JPN: '143462'},
  ...{CHN: '143465', KOR: '143466', IND: '143467', MEX: '143468', POL: '143478', BRA: '143503'},
};

/** The number of a storefront; of another one the kit does not say it. */
export function storefrontIdOf(country: string): {readonly storefrontId?: string} {
  const storefrontId = numbers[country];
  return storefrontId === undefined ? {} : {storefrontId};
}
