// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { stack } from './stacking';

function row(...names: string[]): { parent: HTMLElement; named(name: string): Element } {
  const parent = document.createElement('div');
  for (const name of names) {
    const child = document.createElement('button');
    child.id = name;
    parent.append(child);
  }
  document.body.append(parent);
  return { parent, named: (name) => parent.querySelector(`#${name}`) as Element };
}

const order = (parent: HTMLElement): string => [...parent.children].map((child) => child.id).join(' ');

describe('the pawn further down is in front', () => {
  it('puts the groups in order', () => {
    const { parent, named } = row('a', 'b', 'c', 'd');
    stack(['c', 'a', 'd', 'b'].map(named), null);
    expect(order(parent)).toBe('c a d b');
  });

  it('moves the others around the focused one', () => {
    const { parent, named } = row('e', 'f', 'g', 'h');
    const focused = named('f');
    (focused as HTMLElement).focus();
    let taken = false;
    const remove = parent.removeChild.bind(parent);
    parent.removeChild = <T extends Node>(child: T): T => {
      taken ||= child === (focused as unknown as T);
      return remove(child);
    };
    stack(['h', 'g', 'f', 'e'].map(named), document.activeElement);
    expect(order(parent)).toBe('h g f e');
    expect(document.activeElement).toBe(focused);
    expect(taken).toBe(false);
  });

  it('reaches every order from every focus', () => {
    const names = ['m', 'n', 'o', 'p'];
    const orders = names.flatMap((a) => names.flatMap((b) => names.flatMap((c) => names.map((d) => [a, b, c, d]))));
    for (const wanted of orders.filter((each) => new Set(each).size === 4)) {
      for (const focus of [null, ...names]) {
        document.body.replaceChildren();
        const { parent, named } = row(...names);
        const moved = new Set<string>();
        const insert = parent.insertBefore.bind(parent);
        parent.insertBefore = <T extends Node>(child: T, before: Node | null): T => {
          moved.add((child as unknown as Element).id);
          return insert(child, before);
        };
        stack(wanted.map(named), focus === null ? null : named(focus));
        expect(order(parent)).toBe(wanted.join(' '));
        if (focus !== null) expect(moved).not.toContain(focus);
      }
    }
  });

  it('only takes out the one that moved', () => {
    const { parent, named } = row('q', 'r', 's', 't');
    const moved: string[] = [];
    const insert = parent.insertBefore.bind(parent);
    parent.insertBefore = <T extends Node>(child: T, before: Node | null): T => {
      moved.push((child as unknown as Element).id);
      return insert(child, before);
    };
    stack(['r', 's', 't', 'q'].map(named), null);
    expect(moved).toEqual(['q']);
  });
});
