// Where a person says who they are, at home and at a table's door.
import type { JSX } from 'preact';
import { t } from '../text/text';
import { Field, type FieldProps } from '../ui/field';

type Props = Pick<FieldProps, 'value' | 'onInput' | 'fault' | 'inputRef'>;

export function NameField(props: Props): JSX.Element {
  return (
    <Field
      label={t('home.name')}
      placeholder={t('home.name.placeholder')}
      autocomplete="nickname"
      longest={48}
      enterKey="go"
      {...props}
    />
  );
}
