import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { ContactForm } from '@/site/features/contact/ContactForm';
import { keptTyping } from '@/site/features/contact/keptTyping';
import { deferred } from '../../../../support/deferred';
import { showBuilt } from '../../../../support/hydrate';

const alert = vi.fn();

beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal('alert', alert);
});

// One document serves all tests of this file.
afterEach(() => {
  keptTyping.forget();
});

const TYPED = {
  name: 'Ada',
  email: 'ada@visitor.example',
  subject: 'Beginner course',
  message: 'When does it start?',
};

const theForm = (sendTo: string | null = null) => (
  <MemoryRouter initialEntries={['/contact']}>
    <ContactForm sendTo={sendTo} />
  </MemoryRouter>
);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Send Message' });
const mail = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as email' }).href);

it('links to the chat', () => {
  render(theForm());
  expect(screen.getByRole('link', { name: site.social.chat.label })).toHaveAttribute(
    'href',
    site.social.chat.url,
  );
});

it('disables sending until the page is live', async () => {
  const { hydrate } = showBuilt(theForm());
  expect(submit()).toBeDisabled();
  expect(await hydrate()).toEqual([]);
  expect(submit()).toBeEnabled();
});

it('keeps what was typed before the page was live', async () => {
  keptTyping.keep(TYPED);
  const { hydrate } = showBuilt(theForm());
  field('Subject').value = 'Stock course';
  field('Message').value = 'Is it free?';
  await hydrate();
  expect(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value)).toEqual([
    'Ada',
    'ada@visitor.example',
    'Stock course',
    'Is it free?',
  ]);
  expect(mail().searchParams.get('subject')).toBe('Stock course');
  expect(keptTyping.read().message).toBe('Is it free?');
});

const json = (status: number) =>
  new Response('{}', { status, headers: { 'Content-Type': 'application/json' } });

function sendOff() {
  const answer = deferred<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  keptTyping.keep(TYPED);
  const { unmount } = render(theForm('/api/contact'));
  fireEvent.click(submit());
  const settle = (settled: () => void) =>
    act(async () => {
      settled();
      await Promise.resolve();
    });
  return {
    leave: unmount,
    accept: () =>
      settle(() => {
        answer.resolve(json(200));
      }),
    fail: (error: Error) =>
      settle(() => {
        answer.reject(error);
      }),
  };
}

it('thanks on another page too and clears the form', async () => {
  const { leave, accept } = sendOff();
  leave();
  await accept();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Thank you for your message! We will contact you soon.');
  render(theForm('/api/contact'));
  expect(field('Message')).toHaveValue('');
});

it('says that the message may have arrived after a timeout', async () => {
  const { fail } = sendOff();
  await fail(Object.assign(new Error('late'), { name: 'TimeoutError' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^We got no answer, so we cannot tell whether your message arrived\. It is still here\./,
  );
  expect(submit()).toBeEnabled();
});

it('says that nothing was sent while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fail } = sendOff();
  await fail(new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^You are offline, so nothing was sent\. Your message is still here: send it once you are connected\.$/,
  );
});
