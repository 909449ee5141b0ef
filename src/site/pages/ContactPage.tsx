import { useSearchParams } from 'react-router-dom';
import { contactRequest } from '@/content/contactAbout';
import { phoneLink, site } from '@/content/site';
import { ContactForm } from '@/site/features/contact/ContactForm';
import { DescriptionList } from '@/site/components/DescriptionList';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';
import { useHydrated } from '@/ui/useHydrated';
import styles from './ContactPage.module.css';

export default function ContactPage({ page, address }: ViewProps) {
  const [params] = useSearchParams();
  const isLive = useHydrated();
  const words = isLive ? contactRequest(params.get('subject') ?? '')?.words : undefined;
  const { email, phone, chatNumber, social } = site;
  const { channel, chat } = social;
  return (
    <div className={styles.page}>
      <PageIntro
        page={{ ...page, ...words }}
        address={address}
        action={<ContactForm sendTo={site.contactEndpoint || null} />}
      >
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
      </PageIntro>
    </div>
  );
}
