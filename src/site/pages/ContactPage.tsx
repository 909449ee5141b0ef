import type { page as words } from '@/content/pages/contact';
import { phoneLink, site } from '@/content/site';
import { ContactForm } from '@/site/features/contact/ContactForm';
import { DescriptionList } from '@/site/components/DescriptionList';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';
import { SectionFrame } from '@/site/components/SectionFrame';

export default function ContactPage({ page, address }: ViewProps<typeof words>) {
  const { email, phone, chatNumber, social } = site;
  const { channel, chat } = social;
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <SectionFrame heading={page.detailsHeading}>
        <DescriptionList
          rows={[
            { term: 'Email', text: <a href={`mailto:${email}`}>{email}</a> },
            { term: 'Telephone', text: <a href={phoneLink(phone)}>{phone}</a> },
            { term: 'Chat number', text: <a href={phoneLink(chatNumber)}>{chatNumber}</a> },
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
        <ContactForm sendTo={site.contactEndpoint || null} />
      </SectionFrame>
    </>
  );
}
