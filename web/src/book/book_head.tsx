// The heading of a page of the Book: its name, what it is about, and the link to the Book.
import type { JSX } from 'preact';
import { tb } from '../text/book';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ScreenHeading } from '../ui/screen_heading';

export interface BookHeadProps {
  readonly title: string;
  readonly lead: string;
}

export function BookHead({ title, lead }: BookHeadProps): JSX.Element {
  return (
    <header class="book-head">
      <div>
        <ScreenHeading title={title} />
        <p class="soft-text">{lead}</p>
      </div>
      <Link to="/book" class="button">
        <Icon name="book" />
        <span>{tb('book.title')}</span>
      </Link>
    </header>
  );
}
