// For pictures: redrawn only when what they show has changed, however often the panel around them is.
import { Component, type ComponentChild, type ComponentType } from 'preact';

export function memo<P extends object>(draw: (props: P) => ComponentChild): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      const now: Readonly<P> = this.props;
      return (Object.keys(next) as (keyof P)[]).some((key) => key !== 'children' && next[key] !== now[key]);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
