import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { ContactForm } from '@/site/features/contact/ContactForm';
import { contactDraft } from '@/site/features/contact/contactDraft';
import { deferred } from '../../../../support/deferred';
import { showBuilt } from '../../../../support/hydrate';
import { renderRoutes } from '../../../../support/render';

const FIELDS = ['Name', 'Email', 'Subject', 'Message'];

function show(address = '/contact', sendTo: string | null = null) {
  const alert = vi.spyOn(globalThis, 'alert').mockReturnValue(undefined);
  const { unmount, user } = renderRoutes([{ path: '*', element: <ContactForm sendTo={sendTo} /> }], address);
  return { alert, leave: unmount, user };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const submit = () => screen.getByRole('button', { name: 'Send Message' });

/** Pastes, because typing renders the form for each character. */
async function fill(user: ReturnType<typeof show>['user']) {
  for (const [name, text] of [
    ['Name', 'Ada'],
    ['Email', 'ada@visitor.example'],
    ['Subject', 'Beginner course'],
    ['Message', 'When does it start?'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
}

it('requires a name, valid email, subject and message', () => {
  show();
  for (const name of FIELDS) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
});

it('shows the specified alert and clears the form without sending anything', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { alert, user } = show();
  await fill(user);
  await user.click(submit());
  expect(alert).toHaveBeenCalledExactlyOnceWith('Thank you for your message! We will contact you soon.');
  for (const name of FIELDS) expect(field(name)).toHaveValue('');
  expect(fetch).not.toHaveBeenCalled();
});

it('restores the typed message after the unsent form is cleared', async () => {
  const { user } = show();
  await fill(user);
  await user.click(submit());
  // Without clearing, user-event adds to the text from before the reset.
  await user.clear(field('Name'));
  await user.click(field('Name'));
  await user.paste('Ada King');
  await user.click(screen.getByRole('button', { name: 'Bring back what you typed' }));
  expect(shown()).toEqual(['Ada King', 'ada@visitor.example', 'Beginner course', 'When does it start?']);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as email' }).href).toContain('When');
  expect(field('Name')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Bring back what you typed' })).toBeNull();
});

it('restores the cleared message above anything typed since', async () => {
  const { user } = show();
  await fill(user);
  await user.click(submit());
  await user.clear(field('Message'));
  await user.click(field('Message'));
  await user.paste('And what does it cost?');
  await user.click(screen.getByRole('button', { name: 'Bring back what you typed' }));
  expect(field('Message')).toHaveValue('When does it start?\n\nAnd what does it cost?');
});

it('rejects a name that contains only spaces', async () => {
  const { alert, user } = show();
  await fill(user);
  await user.clear(field('Name'));
  await user.type(field('Name'), '   ');
  await user.click(submit());
  expect(alert).not.toHaveBeenCalled();
  expect(field('Name')).toBeInvalid();
  await user.type(field('Name'), 'Ada');
  await user.click(submit());
  expect(alert).toHaveBeenCalledOnce();
});

it('says that nothing is sent and offers an email link', async () => {
  const { user } = show();
  await fill(user);
  await user.type(field('Subject'), ' & reward? #1 = 50%');
  expect(screen.getByText('This demonstration sends nothing: use email or chat.')).toBeVisible();
  expect(screen.getByRole('link', { name: site.social.chat.label })).toHaveAttribute(
    'href',
    site.social.chat.url,
  );
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as email' }).href);
  expect(link.pathname).toBe(site.email);
  expect(link.searchParams.get('subject')).toBe('Beginner course & reward? #1 = 50%');
  expect(link.searchParams.get('body')).toBe('When does it start?\n\nAda\nada@visitor.example');
});

it('offers to copy a message that is too long for an email link', async () => {
  const { user } = show();
  await fill(user);
  expect(screen.queryByRole('button', { name: 'Copy the message' })).toBeNull();
  await user.click(field('Message'));
  await user.paste('An account of my trades. '.repeat(240));
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as email' }).href);
  expect(Object.fromEntries(link.searchParams)).toEqual({ subject: 'Beginner course' });
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(await navigator.clipboard.readText()).toMatch(/An account of my trades\. \n\nAda\nada@visitor/);
});

it('fills in subject and message from a link and clears them on request', async () => {
  const { user } = show('/contact?subject=Webinar%3A%20Stops');
  expect(field('Subject')).toHaveValue('Webinar: Stops');
  expect(field('Message').value).toMatch(/^I'd like a place: Stops\.\nI have traded: /);
  await user.click(screen.getByRole('button', { name: 'Clear the subject' }));
  expect([field('Subject').value, field('Message').value]).toEqual(['', '']);
  expect(field('Subject')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the subject' })).toBeNull();
});

const TYPED = ['Ada', 'ada@visitor.example', 'Beginner course', 'When does it start?'];

const shown = () => FIELDS.map((name) => field(name).value);

it("keeps this tab's input until the visitor clears it", async () => {
  const { user, leave } = show();
  await fill(user);
  leave();
  show();
  expect(shown()).toEqual(TYPED);
  expect([Object.keys(sessionStorage), localStorage.length]).toEqual([['upm_contact'], 0]);
  for (const name of FIELDS) await user.clear(field(name));
  expect(sessionStorage).toHaveLength(0);
});

it('offers to bring back the unsent message after a reload', async () => {
  const { user, leave } = show();
  await fill(user);
  await user.click(submit());
  leave();
  show();
  expect(shown()).toEqual(['', '', '', '']);
  await user.click(screen.getByRole('button', { name: 'Bring back what you typed' }));
  expect(shown()).toEqual(TYPED);
  leave();
  show();
  expect(screen.queryByRole('button', { name: 'Bring back what you typed' })).toBeNull();
});

it('replaces a subject that came from a link, but not one that was typed', async () => {
  show('/contact?subject=Stock%20course').leave();
  const { user, leave } = show('/contact?subject=Index%20course');
  expect(field('Subject')).toHaveValue('Index course');
  expect(field('Message').value).toMatch(/^I'd like to enrol: index course\./);
  await user.type(field('Subject'), ', please');
  leave();
  show('/contact?subject=Stock%20course');
  expect(field('Subject')).toHaveValue('Index course, please');
});

const ENDPOINT = 'https://forms.example/f/abc';

const json = (status: number) =>
  new Response('{}', { status, headers: { 'Content-Type': 'application/json' } });

function showSending(sendTo = ENDPOINT) {
  const answer = deferred<Response>();
  const fetch = vi.fn((_url: string, _options: RequestInit) => answer.promise);
  vi.stubGlobal('fetch', fetch);
  return { ...show('/contact', sendTo), fetch, answer };
}

const settle = (settled: () => void) =>
  act(async () => {
    settled();
    await Promise.resolve();
  });

it.each([
  [ENDPOINT, 'Pressing the button sends these four fields to us through forms.example.'],
  ['/api/contact', 'Pressing the button sends these four fields to us.'],
])('says who receives the message when the form posts to %s', (sendTo, words) => {
  showSending(sendTo);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
  expect(screen.queryByText(/sends nothing/)).toBeNull();
});

it('posts the fields as JSON, then thanks the sender and clears them', async () => {
  const { user, fetch, answer, alert } = showSending();
  await fill(user);
  await user.click(submit());
  const sending = screen.getByRole('button', { name: 'Sending…' });
  expect(sending).toBeEnabled();
  expect(sending).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(fetch).toHaveBeenCalledOnce();
  for (const name of FIELDS) expect(field(name)).toHaveAttribute('readonly');
  expect(alert).not.toHaveBeenCalled();
  expect(field('Message')).toHaveValue('When does it start?');
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(options?.body as string)).toEqual({
    name: 'Ada',
    email: 'ada@visitor.example',
    subject: 'Beginner course',
    message: 'When does it start?',
  });
  await settle(() => {
    answer.resolve(json(200));
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith('Thank you for your message! We will contact you soon.');
  for (const name of FIELDS) expect(field(name)).toHaveValue('');
  expect(submit()).toBeEnabled();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['the host rejects it', json(400), /wasn't accepted.*check the email address/],
  ['the host has received too many messages', json(429), /Too many messages.*wait a minute/],
  ['the host fails', json(503), /isn't working at the moment.*open it as an email/],
  ['the host is unreachable', new TypeError('Failed to fetch'), /couldn't be reached.*still here/],
  [
    'there is no response',
    Object.assign(new Error('late'), { name: 'TimeoutError' }),
    /can't tell whether your message arrived/,
  ],
  ['the visitor is offline', new TypeError(), /^You're offline, so nothing was sent\./],
])('keeps the message and says what went wrong when %s', async (why, outcome, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!why.includes('offline'));
  const { user, answer, alert } = showSending();
  await fill(user);
  await user.click(submit());
  await settle(() => {
    if (outcome instanceof Response) answer.resolve(outcome);
    else answer.reject(outcome);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(alert).not.toHaveBeenCalled();
  expect(field('Message')).toHaveValue('When does it start?');
  vi.stubGlobal('fetch', () => Promise.resolve(json(202)));
  await user.click(submit());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(field('Message')).toHaveValue('');
});

it.each([
  ['succeeds', 200, 'Thank you for your message!', ''],
  ['fails', 500, 'nothing was sent', 'When does it start?'],
])('shows an alert on another page when sending %s', async (_what, status, words, kept) => {
  const { user, answer, alert, leave } = showSending();
  await fill(user);
  await user.click(submit());
  leave();
  await settle(() => {
    answer.resolve(json(status));
  });
  expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(words));
  expect(contactDraft.read().message).toBe(kept);
});

it('keeps input entered before hydration', async () => {
  contactDraft.keep({
    name: 'Ada',
    email: 'ada@visitor.example',
    subject: 'Beginner course',
    message: 'When?',
  });
  const { hydrate } = showBuilt(
    <MemoryRouter initialEntries={['/contact']}>
      <ContactForm sendTo={null} />
    </MemoryRouter>,
  );
  field('Subject').value = 'Stock course';
  field('Message').value = 'Is it free?';
  await hydrate();
  expect(shown()).toEqual(['Ada', 'ada@visitor.example', 'Stock course', 'Is it free?']);
  expect(contactDraft.read().message).toBe('Is it free?');
});
