// The texts of the achievements in the language of the page, once they have loaded.
import { useEffect, useState } from 'preact/hooks';
import { type AchievementTable, loadAchievements } from './achievements';
import { language } from './text';

export function useAchievementTexts(): AchievementTable | null {
  const [texts, setTexts] = useState<AchievementTable | null>(null);
  const code = language.value;
  useEffect(() => {
    let wanted = true;
    loadAchievements(code).then(
      (table) => {
        if (wanted) setTexts(table);
      },
      () => undefined, // the screen does without them
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return texts;
}
