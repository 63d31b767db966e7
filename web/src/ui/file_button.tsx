// A button that asks for a file.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button, type ButtonProps } from './button';

export interface FileButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'icon'> {
  readonly label: string;
  readonly accept: string; // ".json,application/json"
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, onFile, ...looks }: FileButtonProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        class="hidden-text"
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
        }}
      />
    </>
  );
}
