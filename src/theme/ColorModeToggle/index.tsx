import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import type {ReactNode} from 'react';
import ColorSwitch, {type Mode, nextMode} from '../../components/navbar/ColorSwitch.tsx';

/** The switch with the theme's words. */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const names = [
    'light',
    'dark',
    ...(respectPrefersColorScheme ? ['system' as const] : []),
  ] as const;
  return (
    <ColorSwitch
      className={className}
      buttonClassName={buttonClassName}
      modes={names.map(describe)}
      onSwitch={() => onChange(nextMode(value, respectPrefersColorScheme))}
    />
  );
}

function describe(name: Mode['name']): Mode {
  const title = translate({
    id: `theme.colorToggle.ariaLabel.mode.${name}`,
    message: `${name} mode`,
  });
  const message = 'Switch between dark and light mode (currently {mode})';
  const label = translate({id: 'theme.colorToggle.ariaLabel', message}, {mode: title});
  return {name, title, label};
}
