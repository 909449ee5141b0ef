import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Commodity course: gold, oil and harvests',
  description:
    'A five-module course on commodities: contracts and quotes, precious metals, energy, agriculture, and managing the risk.',
  heading: 'Commodity course',
  lead: 'Five modules on the goods the world runs on: how they are quoted, what moves them, and how to size a position in them.',
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
