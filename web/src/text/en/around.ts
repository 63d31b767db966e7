// Several people around one screen: setting it up, and each person's keys.
export default {
  'around.title': 'Around one screen',
  'around.text':
    'Two to four of you at one computer or around a tablet. Each has a seat and an action tile of their own.',
  'around.people': 'People',
  'around.player': 'Player {number}',
  'around.device.left': 'left keys',
  'around.device.right': 'right keys',
  'around.device.numbers': 'number pad',
  'around.device.pad': 'gamepad {number}',
  'around.devices.note':
    'Gamepads are numbered in the order you connect them. Press a button on each to wake it up. Every key can be changed during the game.',
  'around.mates': 'Teammates take the other seats.',
  'around.no_mates': 'No teammates: every seat is one of yours.',
  'around.start': 'Lay out the mall',
  'around.stays':
    'These games stay in this browser. They count among “Your games”, marked as played around one screen, and never reach a server’s Great Book.',
  'around.ready': 'Everyone here?',
  'around.ready.text': 'Find your number, your actions and your keys below. The sand waits until you start.',
  'around.begin': 'Start the heist',
  'around.choose': 'Left or right chooses, {key} confirms.',
  'around.neighbour': 'Left or right: which neighbour?',
  'around.confirm': 'Confirm',
  'around.keys.change': 'Change {name}’s keys',
  'around.keys.pad': 'All gamepads share these buttons. You can always walk with the stick.',
  'around.keys.press': 'Press it now',
  'around.keys.clash': 'Used twice',
  'around.hands': 'How you play',
  'around.hands.keys': 'keys and gamepads',
  'around.hands.touch': 'tablet on the table',
  'around.touch.note':
    'Lay the tablet flat between you. Each of you gets one side. Press one of your actions and then a hero, or drag the action to the hero or to a space.',
  'around.touch.hero': 'For which hero?',
  'around.touch.place': 'Where to? Touch the place in the mall.',
  'around.touch.neighbour': 'Push the red pawn in front of someone.',
  'around.touch.unclear': 'Whose touch was that? Drag from your action.',
  'around.touch.turn': 'Turn the mall',
  'around.ready.touch':
    'Everyone has one side of the tablet: press an action and a hero, or drag the action to the hero. The sand waits until you start.',
} as const;
