import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { site } from '@/content/site';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { fieldText } from '@/ui/fieldText';
import { useIsLive } from '@/ui/useIsLive';
import styles from './ContactForm.module.css';

const THANKS = 'Thank you for your message! We will contact you soon.';

interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const NOTHING_TYPED: ContactDraft = { name: '', email: '', subject: '', message: '' };

const draftIn = (form: HTMLFormElement): ContactDraft => ({
  name: fieldText(form, 'name'),
  email: fieldText(form, 'email'),
  subject: fieldText(form, 'subject'),
  message: fieldText(form, 'message'),
});

/** The same message as an e-mail in the visitor's own program. */
function mailtoLink({ name, email, subject, message }: ContactDraft): string {
  const signature = [name, email].filter((line) => line !== '').join('\n');
  const body = signature === '' ? message : `${message}\n\n${signature}`;
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The contact form. It sends nothing, and says so; the e-mail and the chat beside it do. */
export function ContactForm() {
  const [searchParams] = useSearchParams();
  const isLive = useIsLive();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The browser holds what is typed, so that nothing typed before the page was live is lost.
  const [draft, setDraft] = useState(NOTHING_TYPED);
  const wantedSubject = searchParams.get('subject') ?? '';

  useEffect(() => {
    const subject = form.current?.elements.namedItem('subject');
    if (subject instanceof HTMLInputElement && subject.value === '') subject.value = wantedSubject;
    if (form.current) setDraft(draftIn(form.current));
  }, [wantedSubject]);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    globalThis.alert(THANKS);
    event.currentTarget.reset();
    setDraft(NOTHING_TYPED);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={handleSubmit}
      onInput={(event) => {
        setDraft(draftIn(event.currentTarget));
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>Name</label>
        <input id={`${id}-name`} name="name" autoComplete="name" required />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="email" required />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-subject`}>Subject</label>
        <input id={`${id}-subject`} name="subject" required />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-message`}>Message</label>
        <textarea id={`${id}-message`} name="message" rows={5} required />
      </div>
      <p className={styles.honest}>
        This form is not connected to a mailbox: pressing the button sends nothing. To reach us now, open the
        same message as an e-mail or use the chat.
      </p>
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isLive}>
          Send Message
        </Button>
        <a className={buttonClass('secondary')} href={mailtoLink(draft)}>
          Open as e-mail
        </a>
        <a className={buttonClass('quiet')} href={site.social.chat.url} rel="noopener">
          {site.social.chat.label}
        </a>
      </div>
    </form>
  );
}
