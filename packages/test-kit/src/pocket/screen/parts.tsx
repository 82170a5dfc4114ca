import type {ReactNode} from 'react';
import {Pressable, StyleSheet, Switch, Text, View} from 'react-native';
import {useTheme} from './theme.ts';

type Words = {readonly children: string; readonly kind?: 'plain' | 'header' | 'quiet' | 'fault'};

/** A line of text. */
export function Line({children, kind}: Words): ReactNode {
  const {text, quiet, fault} = useTheme();
  const color = kind === 'quiet' ? quiet : kind === 'fault' ? fault : text;
  const role = kind === 'header' ? 'header' : kind === 'fault' ? 'alert' : undefined;
  return (
    <Text
      {...(role && {accessibilityRole: role})}
      style={[{color}, kind === 'header' ? styles.header : styles.text]}
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
  readonly onPress: () => void;
};

/** A button that a thumb can hit. */
export function PressButton(props: Press): ReactNode {
  const {label, name = label, isFirst = false, disabled = false, expanded, onPress} = props;
  const {accent, onAccent, text, quiet} = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={name}
      aria-disabled={disabled}
      {...(expanded !== undefined && {'aria-expanded': expanded})}
      disabled={disabled}
      onPress={onPress}
      style={[
        styles.button,
        {borderColor: isFirst ? accent : quiet},
        isFirst && {backgroundColor: accent},
        disabled && styles.off,
      ]}
    >
      <Text style={[styles.label, {color: isFirst ? onAccent : text}]}>{label}</Text>
    </Pressable>
  );
}

type Turn = {
  readonly label: string;
  readonly name: string;
  readonly isOn: boolean;
  readonly onTurn: () => void;
};

/** A switch with its label. */
export function LabeledSwitch({label, name, isOn, onTurn}: Turn): ReactNode {
  return (
    <View style={styles.row}>
      <Switch accessibilityLabel={name} value={isOn} onValueChange={onTurn} />
      <Line>{label}</Line>
    </View>
  );
}

type Part = {readonly title: string; readonly children: ReactNode};

/** A part of the drawer, under its title. */
export function Section({title, children}: Part): ReactNode {
  return (
    <View style={styles.section}>
      <Line kind="header">{title}</Line>
      {children}
    </View>
  );
}

/** What goes on to the next line where the phone is narrow. */
export function Wrapped({children}: {readonly children: ReactNode}): ReactNode {
  return <View style={styles.wrapped}>{children}</View>;
}

const styles = StyleSheet.create({
  header: {fontSize: 17, fontWeight: '600', lineHeight: 24},
  text: {fontSize: 15, lineHeight: 21, flexShrink: 1},
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
  row: {maxWidth: '100%', flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 44},
  section: {gap: 8},
  wrapped: {flexDirection: 'row', flexWrap: 'wrap', gap: 8},
});
