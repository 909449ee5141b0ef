import { useEffect, useId, useRef, useState, type InputHTMLAttributes, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { contactRequest } from '@/content/contactAbout';
import { site } from '@/content/site';
import { sendMessage, type SendFailure } from '@/data/contact/sendMessage';
import {
  CONTACT_FIELDS,
  contactMessage,
  NO_MESSAGE,
  type ContactField,
  type ContactMessage,
} from '@/domain/text/contactMessage';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { CopyButton } from '@/ui/CopyButton';
import { fieldText } from '@/ui/fieldText';
import { useHydrated } from '@/ui/useHydrated';
import { blankWords } from '@/ui/textValidity';
import styles from './ContactForm.module.css';
import { contactDraft } from './contactDraft';

const THANKS_MESSAGE = 'Thank you for your message! We will contact you soon.';

const failureWords: Readonly<Record<SendFailure, string>> = {
  offline: "You're offline, so nothing was sent. Your message is still here: send it once you're connected.",
  unreachable:
    "Nothing was sent: our message service couldn't be reached. Your message is still here. Try again in a moment, or open it as an email.",
  unanswered:
    "We got no answer, so we can't tell whether your message arrived. It's still here. Try again, or open it as an email.",
  refused:
    "Your message wasn't accepted. It's still here: check the email address and try again, or open it as an email.",
  tooMany:
    'Too many messages arrived in a short time. Yours is still here: wait a minute and send it again, or open it as an email.',
  broken:
    "Our form isn't working at the moment, so nothing was sent. Your message is still here: open it as an email instead.",
};

/** The label of each field, and the attributes of its control. */
const FIELDS: Readonly<
  Record<ContactField, InputHTMLAttributes<HTMLInputElement> & { readonly label: string }>
> = {
  name: { label: 'Name', autoComplete: 'name', dir: 'auto' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', dir: 'auto' },
  message: { label: 'Message' },
};

const isWide = (field: ContactField) => field === 'subject' || field === 'message';

/** Browsers accept blanks in a required field. */
function refuseBlanks(form: HTMLFormElement): void {
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.setCustomValidity(blankWords(field.value));
}

const draftIn = (form: HTMLFormElement): ContactMessage => contactMessage((name) => fieldText(form, name));

/** Says which service receives the messages, if it is on another site. */
const hostWords = (url: string): string => (url.startsWith('/') ? '' : ` through ${new URL(url).host}`);

/** Mail programs truncate or refuse longer links. */
const MAX_MAILTO_LENGTH = 2000;

function emailBody({ subject: _, message, ...sender }: ContactMessage): string {
  const signature = Object.values(sender)
    .filter((line) => line !== '')
    .join('\n');
  return signature === '' ? message : `${message}\n\n${signature}`;
}

/** A mailto link with the message; null leaves out the body. */
const mailtoLink = (subject: string, body: string | null): string =>
  `mailto:${site.email}?subject=${encodeURIComponent(subject)}${body === null ? '' : `&body=${encodeURIComponent(body)}`}`;

function setText(form: HTMLFormElement, name: keyof ContactMessage, text: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text;
}

/** Fills empty fields with what was typed on an earlier visit. Text that is already there is newer, so it stays. */
function fillFrom(form: HTMLFormElement, kept: ContactMessage): void {
  const typed = draftIn(form);
  for (const name of CONTACT_FIELDS) if (typed[name] === '') setText(form, name, kept[name]);
}

/** Brings back an unsent message. A message typed since then stays, below the restored one. */
function restore(form: HTMLFormElement, unsent: ContactMessage): void {
  const { message } = draftIn(form);
  fillFrom(form, unsent);
  if (message !== '') setText(form, 'message', `${unsent.message}\n\n${message}`);
}

interface ContactFormProps {
  /** The URL messages are posted to; null if the form sends nothing. */
  readonly sendTo: string | null;
}

function UnsentMessage({ onBringBack }: { readonly onBringBack: () => void }) {
  return (
    <>
      <p>Nothing was sent.</p>
      <Button variant="secondary" onClick={onBringBack}>
        Bring back what you typed
      </Button>
    </>
  );
}

/** The contact form. The email and chat links work in any case. */
export function ContactForm({ sendTo }: ContactFormProps) {
  const [searchParams] = useSearchParams();
  const isLive = useHydrated();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The fields are uncontrolled, so nothing typed before hydration is lost.
  const [draft, setDraft] = useState(NO_MESSAGE);
  /** What was typed before the form was cleared without sending it. */
  const [unsent, setUnsent] = useState<ContactMessage | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const failureLine = useRef<HTMLParagraphElement>(null);
  const unsentLine = useRef<HTMLDivElement>(null);
  const body = emailBody(draft);
  const isTooLong = mailtoLink(draft.subject, body).length > MAX_MAILTO_LENGTH;
  const broughtSubject = searchParams.get('subject') ?? '';

  const keepDraft = (filled: HTMLFormElement) => {
    refuseBlanks(filled);
    const typed = draftIn(filled);
    contactDraft.keep(typed);
    setDraft(typed);
  };

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    fillFrom(current, contactDraft.read());
    const filled = contactDraft.filledFor(draftIn(current), broughtSubject);
    for (const name of ['subject', 'message'] as const) setText(current, name, filled[name]);
    keepDraft(current);
    setUnsent(contactDraft.readUnsent());
  }, [broughtSubject]);

  useEffect(() => {
    if (failure !== '') failureLine.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const thank = () => {
    contactDraft.forget();
    globalThis.alert(THANKS_MESSAGE);
    form.current?.reset();
    setDraft(NO_MESSAGE);
  };

  const send = async (url: string, message: ContactMessage) => {
    setFailure('');
    setSending(true);
    const outcome = await sendMessage(url, message);
    setSending(false);
    if (outcome === 'accepted') thank();
    // The visitor may be on another page now.
    else if (form.current) setFailure(failureWords[outcome]);
    else globalThis.alert(failureWords[outcome]);
  };

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (sendTo === null) {
      const typed = draftIn(event.currentTarget);
      contactDraft.keepUnsent(typed);
      flushSync(() => setUnsent(typed));
      thank();
      unsentLine.current?.scrollIntoView({ block: 'nearest' });
    } else void send(sendTo, draftIn(event.currentTarget));
  };

  const bringBack = (typed: ContactMessage) => {
    const { current } = form;
    if (!current) return;
    restore(current, typed);
    keepDraft(current);
    contactDraft.forgetUnsent();
    setUnsent(null);
    current.querySelector('input')?.focus();
  };

  const clearSubject = () => {
    const subject = form.current?.elements.namedItem('subject');
    if (!(subject instanceof HTMLInputElement)) return;
    subject.value = '';
    if (draft.message === contactRequest(broughtSubject)?.message && form.current)
      setText(form.current, 'message', '');
    // Updates the draft, as any other change would.
    subject.dispatchEvent(new Event('input', { bubbles: true }));
    subject.focus();
  };

  const sendButton = (
    <Button
      type="submit"
      variant={sendTo === null ? 'secondary' : 'primary'}
      disabled={!isLive}
      isOff={isSending}
    >
      {isSending ? 'Sending…' : 'Send Message'}
    </Button>
  );
  const mailButton = (
    <a
      className={buttonClass(sendTo === null ? 'primary' : 'secondary')}
      href={mailtoLink(draft.subject.slice(0, 200), isTooLong ? null : body)}
    >
      Open as email
    </a>
  );

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={handleSubmit}
      onInput={(event) => {
        keepDraft(event.currentTarget);
      }}
    >
      {CONTACT_FIELDS.map((name) => {
        const { label, ...attributes } = FIELDS[name];
        const shared = { id: `${id}-${name}`, name, required: true, readOnly: isSending };
        return (
          <div
            key={name}
            className={isWide(name) ? `${styles.field ?? ''} ${styles.wide ?? ''}` : styles.field}
          >
            <label htmlFor={shared.id}>{label}</label>
            {name === 'subject' && broughtSubject !== '' && draft.subject === broughtSubject && (
              <Button
                className={styles.clear}
                variant="quiet"
                aria-label="Clear the subject"
                onClick={clearSubject}
              >
                Clear
              </Button>
            )}
            {name === 'message' ? (
              <textarea {...shared} rows={5} dir="auto" />
            ) : (
              <input {...shared} {...attributes} />
            )}
          </div>
        );
      })}
      <div className={styles.buttons}>
        {sendTo !== null && sendButton}
        {mailButton}
        {sendTo === null && sendButton}
        <a className={buttonClass('quiet')} href={site.social.chat.url} rel="noopener">
          {site.social.chat.label}
        </a>
      </div>
      <p className={styles.honest}>
        {sendTo === null
          ? 'This demonstration sends nothing: use email or chat.'
          : `Pressing the button sends these four fields to us${hostWords(sendTo)}. Once they're sent, this site keeps no copy of them.`}
      </p>
      <div ref={unsentLine} role="status" className={styles.unsent}>
        {unsent && <UnsentMessage onBringBack={() => bringBack(unsent)} />}
      </div>
      {isTooLong && (
        <div className={styles.tooLong}>
          <p role="status">
            Your message is too long to open in your email app. Copy it and paste it into the email.
          </p>
          <CopyButton key={body} label="Copy the message" text={() => body} />
        </div>
      )}
      <p ref={failureLine} className={styles.failure} role="alert">
        {failure}
      </p>
    </form>
  );
}
