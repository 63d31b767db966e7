// Where a person enters their name and picks an avatar, at home and when joining a table.
import type { JSX } from 'preact';
import { t } from '../text/text';
import './name_field.css';
import { AvatarButton } from '../avatars/avatar_button';
import { Field, type FieldProps } from '../ui/field';

type Props = Pick<FieldProps, 'value' | 'onInput' | 'fault' | 'inputRef'>;

export function NameField(props: Props): JSX.Element {
  return (
    <div class="name-field">
      <AvatarButton name={props.value} />
      <Field
        label={t('home.name')}
        placeholder={t('home.name.placeholder')}
        autocomplete="nickname"
        longest={48}
        enterKey="go"
        {...props}
      />
    </div>
  );
}
