import { defineMessages } from '../words/messages.ts';

export const pictureMessages = defineMessages('picture', {
  title: 'Picture',
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  waiting: 'Your new picture is stored with Save.',
  removing: 'The picture is removed with Save.',
  undo: 'Keep the old picture',
  hint: 'JPG or PNG, up to 5 MB',
  /** [VP-28] The chosen file is no picture. */
  picture_kind: (name: string) => `Sorry, ${name} is invalid, allowed extensions are: .jpg, .jpeg, .png`,
  /** [VP-29] The chosen file is too large. */
  picture_size: 'Maximum allowed size is 5MB',
  opening: 'Opening the picture',
  cutTitle: 'Choose the part that is shown',
  cut: {
    frame: 'Part of the picture',
    keys: 'Move the picture with the arrow keys, zoom with plus and minus.',
    zoom: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    place: (across: number, down: number) => `${across} % from the left, ${down} % from the top`,
    zoomed: (percent: number) => `${percent} %`,
    /** [QC-51] Beside the picture, before it is saved. */
    small: 'This picture is small and may look blurred.',
    use: 'Use this part',
    other: 'Back',
  },
});
