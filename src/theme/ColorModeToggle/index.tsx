import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import ColorSwitch, {modeName, nextMode} from '../../components/navbar/ColorSwitch.tsx';

/** The switch with the theme's words and icons. */
export default function ColorModeToggle(props: Props): ReactNode {
  const {className, buttonClassName, respectPrefersColorScheme, value, onChange} = props;
  const name = modeName(value);
  const mode = translate({id: `theme.colorToggle.ariaLabel.mode.${name}`, message: `${name} mode`});
  return (
    <ColorSwitch
      className={className}
      buttonClassName={buttonClassName}
      title={mode}
      label={translate(
        {
          id: 'theme.colorToggle.ariaLabel',
          message: 'Switch between dark and light mode (currently {mode})',
        },
        {mode},
      )}
      onSwitch={() => onChange(nextMode(value, respectPrefersColorScheme))}
      icons={{
        light: <IconLightMode aria-hidden />,
        dark: <IconDarkMode aria-hidden />,
        system: <IconSystemColorMode aria-hidden />,
      }}
    />
  );
}
