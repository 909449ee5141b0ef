import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Education as a service: how the levels work',
  description:
    'How our courses are built: three levels from the first pip to your own strategy, and what each asks of you in time.',
  heading: 'Trading education',
  lead: 'Three levels lead from the first order on a demo account to a written strategy of your own. You can begin at any of them if you can do what the one before teaches.',
  sections: [],
};
