// The words of the achievements in the language of the page, once they are there.
import { useEffect, useState } from 'preact/hooks';
import { type DeedTable, loadDeeds } from './deeds';
import { language } from './text';

export function useDeedTexts(): DeedTable | null {
  const [texts, setTexts] = useState<DeedTable | null>(null);
  const code = language.value;
  useEffect(() => {
    let wanted = true;
    loadDeeds(code).then(
      (table) => {
        if (wanted) setTexts(table);
      },
      () => undefined, // whoever shows them does without
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return texts;
}
