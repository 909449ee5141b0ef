import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@/styles/tokens.css';
import '@/styles/fonts.css';
import '@/styles/base.css';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>,
  );
