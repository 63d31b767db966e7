import { describe, expect, it } from 'vitest';
import { codeFault, readCode, spoken } from './table_code';

describe('reading a table code', () => {
  it.each([
    ['GV5B3E', 'GV5B3E'],
    ['gv5b3e', 'GV5B3E'],
    [' gv5-b3e ', 'GV5B3E'],
    ['GV5 B3E', 'GV5B3E'],
    ['GV5–B3E', 'GV5B3E'],
    ['http://192.168.0.7:8080/t/GV5B3E', 'GV5B3E'],
    ['https://maze.example.org/t/gv5-b3e?from=chat#x', 'GV5B3E'],
    ['join us: https://maze.example.org/t/GV5B3E', 'GV5B3E'],
    ['/t/GV5%20B3E', 'GV5B3E'],
  ])('understands %s', (text, code) => {
    expect(readCode(text)).toBe(code);
    expect(codeFault(text)).toBeNull();
  });

  it.each([
    ['', 'empty'],
    ['GV5', 'short'],
    ['GV5B3EE', 'long'],
    ['GV5B3O', 'sign'],
    ['1V5B3E', 'sign'],
    ['GV5B%3', 'sign'],
  ])('says what is wrong with %s', (text, fault) => {
    expect(readCode(text)).toBeNull();
    expect(codeFault(text)?.fault).toBe(fault);
  });

  it('names a character that is never used', () => {
    expect(codeFault('gv5b3o')?.sign).toBe('O');
  });

  it('groups the characters in threes', () => {
    expect(spoken('GV5B3E')).toBe('GV5\u00a0B3E');
    expect(readCode(spoken('GV5B3E'))).toBe('GV5B3E');
  });
});
