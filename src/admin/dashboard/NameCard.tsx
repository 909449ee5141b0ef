import { useState } from 'react';
import { adminNamePreference } from '@/data/storage/preference';
import { TextField } from '@/ui/TextField';
import { Card } from './Card';

const MAX_CHARACTERS = 40;

/** The name that colleagues' questions use for this administrator. */
export function NameCard() {
  const [name, setName] = useState(adminNamePreference.read() ?? '');
  return (
    <Card heading="Your Name">
      <TextField
        label="Name for colleagues (optional)"
        hint="It is in every file you publish, where anyone can read it. If two of you change the same thing, the dashboard asks which change to keep, and says who made which."
        limit={MAX_CHARACTERS}
        value={name}
        onChange={(text) => {
          setName(text);
          if (text.trim() === '') adminNamePreference.forget();
          else adminNamePreference.choose(text);
        }}
      />
    </Card>
  );
}
