// The texts of the achievements in the language of the page.
import { type AchievementTable, loadAchievements } from '../text/achievements';
import { language } from '../text/text';
import { orFailure, type ResourceInHand, useResource } from './use_resource';

export function useAchievementTexts(): ResourceInHand<AchievementTable, unknown> {
  const code = language.value;
  return useResource(() => orFailure(loadAchievements(code)), [code]);
}
