import type { CoursePageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: CoursePageContent = {
  title: 'Index course: trading whole markets',
  description:
    'A five-module course on stock indices: how they are built, what a point is worth, opening hours, drivers and planning.',
  heading: 'Index course',
  lead: 'Five modules on trading a whole market at once, from how an index is weighted to a plan for the opening hour.',
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
