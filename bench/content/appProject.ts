/** A file of a project, with its path in it. */
type ProjectFile = {readonly name: string; readonly text: string};

/** As many as an app of some size has. */
export const PROJECT_FILES = 300;

/** One file in so many uses the library. */
const SHOPS_APART = 33;

/** A screen as most are: components, state and a list, and nothing of the library. */
function screenText(number: number): string {
  return `import {useMemo, useState} from 'react';
import {FlatList, Pressable, StyleSheet, Text, View} from 'react-native';
import {formatPrice, type Row} from './rows';
${number > 1 ? `import {Screen${number - 1}} from './Screen${number - 1}';\n` : ''}
type Props = {readonly rows: readonly Row[]; readonly onOpen: (row: Row) => void};

export function Screen${number}({rows, onOpen}: Props) {
  const [term, setTerm] = useState('');
  const shown = useMemo(
    () => rows.filter(({title}) => title.toLowerCase().includes(term)).toSorted((a, b) => a.price - b.price),
    [rows, term],
  );
  return (
    <View style={styles.screen}>
      <Pressable onPress={() => setTerm('')}><Text>{shown.length}</Text></Pressable>
      <FlatList
        data={shown}
        keyExtractor={({key}) => key}
        renderItem={({item}) => (
          <Pressable onPress={() => onOpen(item)}><Text>{item.title}, {formatPrice(item)}</Text></Pressable>
        )}
      />
      ${number % 10 === 0 ? `<Screen${number - 1} rows={rows} onOpen={onOpen} />` : ''}
    </View>
  );
}

const styles = StyleSheet.create({screen: {flex: 1, padding: ${number % 20}}});
`;
}

function shopText(number: number): string {
  return `import {finishTransaction, getAvailablePurchases, getReceiptIos, purchaseUpdatedListener} from 'expo-iap';

export const owned${number} = async (): Promise<readonly string[]> => {
  const all = await getAvailablePurchases();
  return all.map(({id}) => id);
};

export function listen${number}(unlock: (id: string) => void) {
  return purchaseUpdatedListener(async (purchase) => {
    if (purchase.id === 'pro.${number}') unlock(purchase.id);
    await finishTransaction({purchase, isConsumable: false});
  });
}

export const receipt${number} = () => getReceiptIos();
`;
}

const ROWS = `export type Row = {readonly key: string; readonly title: string; readonly price: number};
export const formatPrice = ({price}: Row): string => price.toFixed(2);
`;

/** The files of an app for expo-iap 2.7.5, most of which have nothing to do with it. */
export function appProject(): readonly ProjectFile[] {
  const files = Array.from({length: PROJECT_FILES - 1}, (_, index): ProjectFile => {
    const number = index + 1;
    return number % SHOPS_APART === 0
      ? {name: `src/shop${number}.ts`, text: shopText(number)}
      : {name: `src/Screen${number}.tsx`, text: screenText(number)};
  });
  return [
    {name: 'src/rows.ts', text: ROWS},
    ...files.map((file) => ({
      ...file,
      // The screen before a shop is none.
      text: file.text.replace(/Screen(\d+)/g, (name, digits: string) =>
        Number(digits) % SHOPS_APART === 0 ? `Screen${Number(digits) - 1}` : name,
      ),
    })),
  ];
}
