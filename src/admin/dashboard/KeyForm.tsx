import { useId, useState } from 'react';
import { publishAddressWords, type PublishAddress } from '@/domain/text/publishAddress';
import type { PublishingKey } from '@/data/publishing/target';
import { Button } from '@/ui/Button';
import controls from '@/ui/fields.module.css';
import { fieldText } from '@/ui/fieldText';
import styles from './KeyForm.module.css';

interface KeyFormProps {
  readonly address: PublishAddress;
  /** The label of the button */
  readonly label?: string;
  /** Receives the key; the form is then removed, and the key with it. */
  readonly onKey: (key: PublishingKey) => void;
}

/** The prefix of GitHub's classic tokens. */
const isClassicToken = (secret: string) => secret.startsWith('ghp_');

/** Asks for the key and publishes. The fields are uncontrolled, so React state never contains the key. */
export function KeyForm({ address, label = 'Publish', onKey }: KeyFormProps) {
  const [isClassic, setClassic] = useState(false);
  const id = useId();
  const isForge = address.kind === 'forge';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onKey({ username: fieldText(form, 'username'), secret: fieldText(form, 'secret') });
      }}
    >
      <div className={controls.field}>
        <label className={controls.label} htmlFor={`${id}-username`}>
          {isForge ? 'Publishes to' : 'Folder user name'}
        </label>
        <input
          id={`${id}-username`}
          className={controls.control}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={isForge}
          defaultValue={isForge ? publishAddressWords(address) : ''}
        />
      </div>
      <div className={controls.field}>
        <label className={controls.label} htmlFor={`${id}-secret`}>
          {isForge ? 'Key for this repository' : 'Folder password'}
        </label>
        <input
          id={`${id}-secret`}
          className={controls.control}
          name="secret"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={`${id}-note`}
          onChange={(event) => setClassic(isClassicToken(event.currentTarget.value))}
        />
      </div>
      <p id={`${id}-note`} className={controls.hint}>
        {isClassic
          ? 'This is a classic token, which gives access to every repository of its owner. Create a fine-grained one for this repository only.'
          : 'Kept in memory until you leave or reload this page; never stored.'}
      </p>
      <Button type="submit">{label}</Button>
    </form>
  );
}
