// The sentences and signs everyone can send, in the order in which they are offered.
import type { Emote, Phrase } from '../link/messages';

export const phrases: readonly Phrase[] = [
  'yes',
  'no',
  'wait',
  'who_can_do_this',
  'i_can_do_this',
  'look_here',
  'go_there',
  'explore_next',
  'use_the_vortex',
  'use_the_escalator',
  'to_the_timer',
  'to_the_items',
  'to_the_exits',
  'well_done',
  'thanks',
  'sorry',
];

export const emotes: readonly Emote[] = ['thumbs_up', 'thumbs_down', 'clap', 'laugh', 'think', 'shrug', 'wow', 'heart'];
