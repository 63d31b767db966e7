// Unit tests read English, unless they ask for another language.
import { useLanguage } from './text';

await useLanguage('en');
