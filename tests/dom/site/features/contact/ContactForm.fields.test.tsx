import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
const mail = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as e-mail' }).href);

describe('the contact form', () => {
  it('lets the browser fill in name and e-mail address', () => {
    render(theForm());
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  });

  it('leads to the chat, which works in any case', () => {
    render(theForm());
    expect(screen.getByRole('link', { name: site.social.chat.label })).toHaveAttribute(
      'href',
      site.social.chat.url,
    );
  });

  it.each([
    ['Name', 'Ada'],
    ['Email', 'ada@visitor.example'],
  ])('signs the e-mail with what there is of %s alone', async (name, text) => {
    render(theForm());
    await userEvent.type(field('Message'), 'When?');
    await userEvent.type(field(name), text);
    expect(mail().searchParams.get('body')).toBe(`When?\n\n${text}`);
  });

  it('says that the site keeps no copy of what it sends', () => {
    render(theForm('/api/contact'));
    expect(screen.getByText(/to us\. This site keeps no copy of them\.$/)).toBeVisible();
  });

  it('thanks for no spaces alone, also where they were typed before the visitor came back', async () => {
    keptTyping.keep({ ...TYPED, name: '   ' });
    render(theForm());
    await userEvent.click(submit());
    expect(alert).not.toHaveBeenCalled();
    expect(field('Name')).toBeInvalid();
    expect(field('Message')).toHaveValue('When does it start?');
  });
});

describe('in the built page', () => {
  it('cannot be sent before the page is live', async () => {
    const { hydrate } = showBuilt(theForm());
    expect(submit()).toBeDisabled();
    expect(await hydrate()).toEqual([]);
    expect(submit()).toBeEnabled();
  });

  it('what was typed before it was live stays, and what was typed earlier fills the rest', async () => {
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
});

describe('a message that is on its way', () => {
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

  it('is thanked for on another page, too, and not there any more for one who comes back', async () => {
    const { leave, accept } = sendOff();
    leave();
    await accept();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Thank you for your message! We will contact you soon.');
    render(theForm('/api/contact'));
    expect(field('Message')).toHaveValue('');
  });

  it('that fails says so where it can be seen', async () => {
    const scrolledTo: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this);
    });
    const { fail } = sendOff();
    expect(scrolledTo).toEqual([]);
    await fail(new TypeError('Failed to fetch'));
    expect(scrolledTo).toEqual([screen.getByRole('alert')]);
  });

  it('says that no answer came where it may have arrived', async () => {
    const { fail } = sendOff();
    await fail(Object.assign(new Error('late'), { name: 'TimeoutError' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^No answer came, so we cannot tell whether your message arrived\. It is still here\./,
    );
    expect(submit()).toBeEnabled();
  });

  it('says that nothing was sent to a visitor who is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fail } = sendOff();
    await fail(new TypeError('Failed to fetch'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^You are offline, so nothing was sent\. Your message is still here: send it once you are connected\.$/,
    );
  });
});
