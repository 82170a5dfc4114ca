import type {ComponentProps, ReactNode} from 'react';

/** A control of the playground. One that goes away with the focus gives it to the area around it that takes it. */
export function Button(props: ComponentProps<'button'>): ReactNode {
  return <button ref={keepFocus} type="button" className="play-control" {...props} />;
}

function keepFocus(button: HTMLButtonElement): () => void {
  return () => {
    if (document.activeElement === button) button.closest<HTMLElement>('[tabindex]')?.focus();
  };
}
