import { useId, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { InsecureContextError } from '@/data/sessions/adminAccount';
import { report } from '@/data/report';
import { Button } from '@/ui/Button';
import { fieldText } from '@/ui/fieldText';
import { useHydrated } from '@/ui/useHydrated';
import { useAdminSession } from './AdminSessionContext';
import styles from './LoginForm.module.css';

const REFUSED_MESSAGE = 'Invalid username or password. Please try again.';
const INSECURE_MESSAGE =
  "You can log in only over https or on localhost: over plain http the browser can't check a password. Open this page at its https address.";
const FAILED_MESSAGE = 'An error occurred during login. Please try again.';

/** The sign-in form; its page decides where to go next. */
export function LoginForm() {
  const { login, shownCredentials } = useAdminSession();
  const isLive = useHydrated();
  const [isSubmitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    // Disabling the fields removed the focus; the password is the most likely to be retyped.
    if (message === null || isSubmitting) return;
    passwordInput.current?.focus();
    passwordInput.current?.select();
  }, [message, isSubmitting]);

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    setSubmitting(true);
    setMessage(null);
    try {
      const isAdmitted = await login(fieldText(form, 'username'), fieldText(form, 'password'));
      if (!isAdmitted) setMessage(REFUSED_MESSAGE);
    } catch (error) {
      report.failure(error);
      setMessage(error instanceof InsecureContextError ? INSECURE_MESSAGE : FAILED_MESSAGE);
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <div className={styles.field}>
          <label htmlFor={`${id}-username`}>Username</label>
          <input
            id={`${id}-username`}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            disabled={isSubmitting}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-password`}>Password</label>
          <input
            ref={passwordInput}
            id={`${id}-password`}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            disabled={isSubmitting}
          />
        </div>
        <p className={styles.message} role="alert">
          {message}
        </p>
        <Button type="submit" disabled={!isLive || isSubmitting}>
          {isSubmitting ? 'Logging in...' : 'Log in'}
        </Button>
      </form>
      {shownCredentials && (
        <p className={styles.credentials}>
          Default credentials: <code translate="no">{shownCredentials.username}</code> /{' '}
          <code translate="no">{shownCredentials.password}</code>
        </p>
      )}
    </>
  );
}
