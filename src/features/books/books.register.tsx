import BookOpen from 'lucide-react/icons/book-open';
import type { RoomRegister } from '#src/lib/room-register.ts';
import { menuNames } from './menu-names.en.ts';

export const booksRegister: RoomRegister = {
  menu: { books: { icon: <BookOpen />, name: () => menuNames.books } },
  covers: { 'mylearning/books': /^\/mylearning\/books\//, 'myteaching/books': /^\/myteaching\/books\// },
};
