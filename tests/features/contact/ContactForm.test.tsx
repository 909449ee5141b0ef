import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/features/contact/ContactForm';

const FIELDS = ['Name', 'Email', 'Subject', 'Message'];

function show(address = '/contact') {
  const alert = vi.spyOn(globalThis, 'alert').mockReturnValue(undefined);
  render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm />
    </MemoryRouter>,
  );
  return { alert, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => screen.getByRole('button', { name: 'Send Message' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@visitor.example');
  await user.type(field('Subject'), 'Beginner course');
  await user.type(field('Message'), 'When does it start?');
}

describe('ContactForm', () => {
  it('asks for name, email, subject and a message of five rows, all required', () => {
    show();
    for (const name of FIELDS) expect(field(name)).toBeRequired();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Message')).toHaveAttribute('rows', '5');
  });

  it('F102: thanks with the specified alert, clears every field and sends nothing', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { alert, user } = show();
    await fill(user);
    await user.click(submit());
    expect(alert).toHaveBeenCalledExactlyOnceWith('Thank you for your message! We will contact you soon.');
    for (const name of FIELDS) expect(field(name)).toHaveValue('');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(FIELDS)('F102: does not thank while %s is empty', async (name) => {
    const { alert, user } = show();
    await fill(user);
    await user.clear(field(name));
    await user.click(submit());
    expect(alert).not.toHaveBeenCalled();
    expect(field(name)).toBeInvalid();
  });

  it('F102: does not thank for an address that is no e-mail address', async () => {
    const { alert, user } = show();
    await fill(user);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'ada');
    await user.click(submit());
    expect(alert).not.toHaveBeenCalled();
  });

  it('says that it sends nothing, and offers the same message as an e-mail', async () => {
    const { user } = show();
    await fill(user);
    expect(screen.getByText(/pressing the button sends nothing/)).toBeVisible();
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open as e-mail' }).href);
    expect(link.pathname).toBe('hello@upmark.example');
    expect(link.searchParams.get('subject')).toBe('Beginner course');
    expect(link.searchParams.get('body')).toBe('When does it start?\n\nAda\nada@visitor.example');
  });

  it('fills in the subject that a link brought along', () => {
    show('/contact?subject=Webinar%3A%20Stops');
    expect(field('Subject')).toHaveValue('Webinar: Stops');
  });
});
