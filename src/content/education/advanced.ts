import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Advanced trading course: 28-36 hours',
  description:
    'The advanced course: four core modules in 28-36 hours, four one-on-one mentoring sessions and a capstone project.',
  heading: 'Advanced course',
  lead: 'Build a strategy, test it honestly and defend it in front of a mentor. Places are limited and each application is reviewed.',
  facts: [],
  outcomes: [],
  audience: '',
  modulesHeading: 'Modules',
  modules: [],
  sections: [],
  callToAction: {
    heading: 'Ready to begin?',
    text: 'Tell us about yourself and we will answer.',
    links: [{ label: 'Enrol', to: paths.contact }],
  },
};
