import type {ReactNode} from 'react';
import {Pressable, StyleSheet, Text} from 'react-native';
import {useTheme} from './theme.ts';

/** The corners that the handle goes through. */
export const corners = [
  {bottom: 96, right: 8},
  {top: 96, right: 8},
  {top: 96, left: 8},
  {bottom: 96, left: 8},
] as const;

type Props = {readonly corner: number; readonly open: () => void; readonly move: () => void};

/** The small button that opens the drawer; a long press moves it out of the way. */
export function Handle({corner, open, move}: Props): ReactNode {
  const {accent, onAccent} = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel="Simulated store"
      accessibilityHint="Opens its controls. A long press moves this button to another corner."
      onPress={open}
      onLongPress={move}
      style={[styles.handle, corners[corner % corners.length], {backgroundColor: accent}]}
    >
      <Text style={[styles.label, {color: onAccent}]}>Store</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  handle: {
    position: 'absolute',
    zIndex: 1,
    minWidth: 56,
    minHeight: 44,
    paddingHorizontal: 8,
    borderRadius: 22,
    alignItems: 'center',
    justifyContent: 'center',
  },
  label: {fontSize: 14, fontWeight: '600'},
});
