import {type ReactNode, useState} from 'react';
import {StyleSheet, View} from 'react-native';
import type {SheetView} from '../../panel/describeSheet.ts';
import type {SheetChoice} from '../../panel/orders.ts';
import {FAIL, priceLine, sheetWords} from '../../panel/sheetWords.ts';
import type {PlatformName} from '../../simulator/versions.ts';
import {Line, PressButton} from './parts.tsx';

type Props = {
  readonly sheet: SheetView;
  readonly platform: PlatformName;
  readonly choose: (choice: SheetChoice) => void;
};

/** The simulated payment sheet of either store. */
export function StoreSheet({sheet, platform, choose}: Props): ReactNode {
  const [fails, setFails] = useState(false);
  const {note, choices, failures} = sheetWords[platform];
  const shown = fails ? [...choices, ...failures] : choices;
  return (
    <View style={styles.sheet}>
      <Line kind="quiet">{note}</Line>
      <Line kind="header">{sheet.title}</Line>
      <Line>{priceLine(sheet)}</Line>
      {shown.map(([label, choice]) => (
        <PressButton
          key={label}
          label={label}
          isFirst={choice === 'approve'}
          onPress={() => choose(choice)}
        />
      ))}
      <PressButton label={FAIL} expanded={fails} onPress={() => setFails(!fails)} />
    </View>
  );
}

const styles = StyleSheet.create({sheet: {gap: 10}});
