import {useEffect} from 'react';
import {Alert, Platform} from 'react-native';
import {priceLine, sheetWords} from '../../panel/sheetWords.ts';
import type {RunningPhone} from '../runningPhone.ts';

/** How long a modal may need until it is there, in ms. */
const PATIENCE = 1_500;

/**
 * Asks for the money in an alert where no sheet opens. iOS opens no second modal from the screen that has opened one (React
 * Native 0.81.6 `RCTModalHostViewComponentView.mm:134`), and a paywall often is one; an alert has a window of its own.
 */
export function useAlertInstead(
  {platform, sheet, answer}: Pick<RunningPhone, 'platform' | 'sheet' | 'answer'>,
  isShown: boolean,
): void {
  useEffect(() => {
    if (!sheet || isShown || Platform.OS !== 'ios') return undefined;
    const timer = setTimeout(() => {
      const {note, choices} = sheetWords[platform];
      Alert.alert(
        `${sheet.title}: ${priceLine(sheet)}`,
        note,
        choices.map(([text, choice]) => ({text, onPress: () => answer(choice)})),
      );
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [platform, sheet, answer, isShown]);
}
