// A sheet over the page: the browser's own dialog, so that focus, Escape and the background are as people know them.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { t } from '../text/text';
import { Button } from './button';
import { useModal } from './use_modal';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly footer?: ComponentChildren;
  readonly size?: 'small' | 'large';
}

// It is open for as long as it is drawn.
export function Dialog({ title, onClose, children, footer, size = 'small' }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(element);
  const onOutside = (event: MouseEvent): void => {
    if (event.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${size}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={onOutside}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <Button kind="quiet" icon="close" label={t('close')} onClick={onClose} />
        </div>
        <div class="dialog-body">{children}</div>
        {footer !== undefined && <div class="dialog-foot">{footer}</div>}
      </div>
    </dialog>
  );
}
