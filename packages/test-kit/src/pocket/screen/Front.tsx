import {type ReactNode, useState} from 'react';
import {Modal, ScrollView, StyleSheet, View} from 'react-native';
import type {RunningPhone} from '../runningPhone.ts';
import {useTheme} from './theme.ts';
import {useAlertInstead} from './useAlertInstead.ts';

type Props = {
  readonly pocket: RunningPhone;
  readonly name: string;
  /** What the hardware button of Android and the Escape key do. */
  readonly leave: () => void;
  readonly children: ReactNode;
};

/** What is in front of the app while it is there: at the bottom, and as high as it must be. */
export function Front({pocket, name, leave, children}: Props): ReactNode {
  const [isShown, setShown] = useState(false);
  const {ground} = useTheme();
  useAlertInstead(pocket, isShown);
  return (
    <Modal transparent aria-label={name} onShow={() => setShown(true)} onRequestClose={leave}>
      <View style={styles.behind}>
        <ScrollView
          style={[styles.panel, {backgroundColor: ground}]}
          contentContainerStyle={styles.content}
        >
          {children}
        </ScrollView>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  behind: {flex: 1, justifyContent: 'flex-end', backgroundColor: 'rgba(0, 0, 0, 0.5)'},
  panel: {
    flexGrow: 0,
    maxHeight: '88%',
    width: '100%',
    maxWidth: 520,
    alignSelf: 'center',
    borderTopLeftRadius: 16,
    borderTopRightRadius: 16,
  },
  // Below the last button is the bar of the system.
  content: {padding: 16, paddingBottom: 40},
});
