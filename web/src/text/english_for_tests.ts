// Unit tests read English, unless they ask for another language.
import { practiceTexts } from './practice';
import { useLanguage } from './text';

await useLanguage('en');
await practiceTexts.load();
