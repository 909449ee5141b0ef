import { page } from '@/content/contact';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/ContactForm';
import { paths } from '@/paths';
import { Definitions } from './Definitions';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';
import { SectionFrame } from './SectionFrame';

export function ContactPage() {
  const { email, phone, chatNumber, social } = site;
  const { channel, chat } = social;
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.contact} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <SectionFrame heading={page.detailsHeading}>
        <Definitions
          rows={[
            { term: 'E-mail', text: <a href={`mailto:${email}`}>{email}</a> },
            { term: 'Telephone', text: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> },
            { term: 'Chat number', text: chatNumber },
            {
              term: channel.label,
              text: (
                <a href={channel.url} rel="noopener">
                  {channel.url}
                </a>
              ),
            },
            {
              term: chat.label,
              text: (
                <a href={chat.url} rel="noopener">
                  {chat.url}
                </a>
              ),
            },
          ]}
        />
      </SectionFrame>
      <SectionFrame heading={page.formHeading}>
        <ContactForm />
      </SectionFrame>
    </>
  );
}
