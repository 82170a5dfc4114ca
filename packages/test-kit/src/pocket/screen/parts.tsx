import type {ReactNode} from 'react';
import {Pressable, StyleSheet, Text, View} from 'react-native';
import {useTheme} from './theme.ts';

type Words = {readonly children: string; readonly kind?: 'plain' | 'header' | 'quiet' | 'fault'};

const roles = {plain: undefined, header: 'header', quiet: undefined, fault: 'alert'} as const;

/** A line of text. */
export function Line({children, kind = 'plain'}: Words): ReactNode {
  const {text, quiet, fault} = useTheme();
  const color = {plain: text, header: text, quiet, fault}[kind];
  return (
    <Text
      accessibilityRole={roles[kind]}
      style={[styles.text, {color}, kind === 'header' && styles.header]}
    >
      {children}
    </Text>
  );
}

type Press = {
  readonly label: string;
  /** Its name, where the label alone says too little. */
  readonly name?: string;
  readonly isFirst?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  /** It is a switch. */
  readonly isOn?: boolean | undefined;
  readonly onPress: () => void;
};

/** A button or a switch that a thumb can hit. */
export function PressButton(props: Press): ReactNode {
  const {label, name = label, isFirst = false, disabled = false, expanded, isOn, onPress} = props;
  const {accent, onAccent, text, quiet} = useTheme();
  const state = isOn === undefined ? '' : isOn ? ': on' : ': off';
  return (
    <Pressable
      accessibilityRole={isOn === undefined ? 'button' : 'switch'}
      accessibilityLabel={name}
      aria-checked={isOn}
      aria-expanded={expanded}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.button,
        {borderColor: isFirst ? accent : quiet},
        isFirst && {backgroundColor: accent},
        disabled && styles.off,
      ]}
    >
      <Text style={[styles.label, {color: isFirst ? onAccent : text}]}>{`${label}${state}`}</Text>
    </Pressable>
  );
}

type Part = {readonly title?: string; readonly children: ReactNode};

/** A part of the panel. What is in it goes on to the next line where the phone is narrow. */
export function Section({title, children}: Part): ReactNode {
  return (
    <View style={styles.section}>
      {title !== undefined && <Line kind="header">{title}</Line>}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  text: {width: '100%', fontSize: 15, lineHeight: 21},
  header: {fontSize: 17, fontWeight: '600', lineHeight: 24},
  // 44 points are what both systems ask for.
  button: {
    maxWidth: '100%',
    minHeight: 44,
    borderRadius: 10,
    borderWidth: 1,
    paddingHorizontal: 14,
    paddingVertical: 8,
    justifyContent: 'center',
  },
  off: {opacity: 0.6},
  label: {fontSize: 15, lineHeight: 21, textAlign: 'center'},
  section: {width: '100%', flexDirection: 'row', flexWrap: 'wrap', gap: 8, marginBottom: 16},
});
