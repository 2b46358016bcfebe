import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chosenFromWire, chosenToWire } from '#contract/notices/chosen.codec.ts';
import { draftToAdminWire, draftToFacultyWire, noticeFromWire } from '#contract/notices/notice.codec.ts';
import { createFacultyNoticeInput, createNoticeInput } from '#contract/notices/notice.wire.ts';
import { rowFromWire, rowIn } from '#contract/notices/notice-list.codec.ts';
import { noticeListInput } from '#contract/notices/notice-list.wire.ts';
import { fileId, noticeDraft, noticeWire } from './notice-samples.ts';

const author = 7;
const school = { id: 1, model: 2 };

describe('what is chosen of a list', () => {
  it("is 0 on the wire when it is All, and 'all' again behind it [QU-20]", () => {
    expect(chosenToWire('all')).toBe('0');
    expect(chosenFromWire('0')).toBe('all');
    expect(chosenFromWire('0,8')).toBe('all');
  });

  it('is a comma list of ids otherwise, the same ones in the same order', () => {
    expect(chosenToWire([8, 3])).toBe('8,3');
    expect(chosenFromWire('')).toEqual([]);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 })), (ids) => {
        expect(chosenFromWire(chosenToWire(ids))).toEqual(ids);
      }),
    );
  });
});

describe('a draft on its way to the server', () => {
  it('becomes the names of the school form, which the server reads [QC-42]', () => {
    const wire = draftToAdminWire(noticeDraft(), school);
    const named =
      'school_id grade division club batch title share_date due_date notify_email description noticeSubmitType ' +
      'isActive noticeID model1_status noticefiles video_url noticeSendFor due_date_mandatory formSession';
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(named.split(' ')));
    expect(wire).toMatchObject({
      school_id: 1,
      model1_status: 2,
      grade: '8',
      division: '3,4',
      club: '',
      batch: '',
      share_date: '2026-11-20',
      due_date_mandatory: 1,
      notify_email: 1,
      isActive: 1,
      noticeSendFor: 1,
      noticefiles: [{ fileName: fileId, extnType: 'pdf', org_fileName: 'plan.pdf', rowID: 'null' }],
    });
    expect(v.parse(createNoticeInput, wire)).toMatchObject({
      grade: [8],
      division: [3, 4],
      title: 'विज्ञान मेला',
    });
  });

  it("becomes the faculty form's names, which the server reads [EN-10, QC-42]", () => {
    const wire = draftToFacultyWire(noticeDraft({ isActive: false, grades: 'all' }), school);
    expect(wire).toMatchObject({
      grade: '0',
      status: 0,
      is_model: 2,
      extensionsTypeArr: ['pdf'],
      file: [{ fileName: fileId, extnType: 'pdf', org_fileName: 'plan.pdf', rowID: 'null' }],
    });
    const named =
      'grade division club batch title description share_date due_date due_date_mandatory notify_email status file ' +
      'extensionsTypeArr video_url formSession is_model';
    expect(Object.keys(wire)).toEqual(expect.arrayContaining(named.split(' ')));
    expect(Object.keys(wire)).not.toContain('isActive');
    expect(v.parse(createFacultyNoticeInput, wire)).toMatchObject({
      grade: [0],
      status: 0,
      club: [],
      batch: [],
    });
  });

  it('names its notice only when that one is edited: add and editReshare make a new one', () => {
    expect(draftToAdminWire(noticeDraft({ mode: 'edit' }), school).noticeID).toBe(12);
    expect(draftToFacultyWire(noticeDraft({ mode: 'edit' }), school).id).toBe(12);
    for (const mode of ['add', 'editReshare'] as const) {
      expect(draftToAdminWire(noticeDraft({ mode }), school).noticeID).toBe(0);
      expect(draftToFacultyWire(noticeDraft({ mode }), school).id).toBe(0);
    }
  });

  it('comes back as it went, through the schemas of both ways [QC-42]', () => {
    const chosen = fc.oneof(
      fc.constant('all' as const),
      fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { maxLength: 20 }),
    );
    const written = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const day = fc.constantFrom('', '2026-11-20', '2027-02-28', '2028-02-29');
    const draft = fc.record({
      title: written,
      description: written,
      grades: chosen,
      divisions: chosen,
      noticeFor: fc.constantFrom(1, 2, 3, 4, 5, 6),
      shareDate: day,
      dueDate: day,
      dueDateMandatory: fc.boolean(),
      notifyEmail: fc.boolean(),
      isActive: fc.boolean(),
    });
    fc.assert(
      fc.property(draft, (parts) => {
        const sent = noticeDraft(parts);
        const saved = v.parse(createNoticeInput, JSON.parse(JSON.stringify(draftToAdminWire(sent, school))));
        const back = noticeFromWire(
          noticeWire({
            title: saved.title,
            description: saved.description,
            grade: saved.grade.join(','),
            division: saved.division.join(','),
            notice_for: saved.noticeSendFor,
            share_date: saved.share_date,
            due_date: saved.due_date,
            due_date_mandatory: saved.due_date_mandatory === 1 ? 1 : 0,
            notify_email: saved.notify_email === 1 ? 1 : 0,
            isActive: saved.isActive === 1 ? 1 : 0,
            files: JSON.stringify(saved.noticefiles.map((file) => ({ ...file, size: 9, preview: 0 }))),
            video_url: JSON.stringify(saved.video_url),
          }),
          author,
        );
        expect(back).toMatchObject(parts);
        expect(back.videos).toEqual(sent.videos);
        expect(back.attachments).toMatchObject(sent.attachments);
      }),
    );
  });
});

describe('a notice on its way to the screen', () => {
  it('gets clean names', () => {
    const notice = noticeFromWire(noticeWire({ grade: '0', gradeName: '', isActive: 0 }), author);
    expect(notice).toMatchObject({
      id: 12,
      grades: 'all',
      divisions: [3, 4],
      gradeNames: [],
      divisionNames: ['A', 'B'],
      createdById: 7,
      createdByName: 'Asha Rao',
      isActive: false,
      dueDateMandatory: true,
      notifyEmail: false,
    });
  });

  it('reads the stored files with what the viewer needs [EN-04]', () => {
    const stored = {
      fileName: fileId,
      extnType: 'video',
      org_fileName: 'clip.mp4',
      size: 1024,
      preview: 0,
      cover_page: '/cover.png',
      video_captions: [{ path: '/c.vtt', label: 'English', lang: 'en' }],
      video_resolutions_file: [{ path: '/720.mp4', label: '720p' }],
    };
    expect(noticeFromWire(noticeWire({ files: JSON.stringify([stored]) }), author).attachments).toEqual([
      {
        fileId,
        name: 'clip.mp4',
        type: 'video',
        size: 1024,
        hasPreview: false,
        cover: '/cover.png',
        captions: stored.video_captions,
        resolutions: stored.video_resolutions_file,
      },
    ]);
  });

  it.each(['', 'null', '{', '"text"', '{"0":1}', '[1]', '[{"fileName":"x","extnType":"script"}]'])(
    'takes the unreadable video_url %j for none and shows the rest [ER-08]',
    (text) => {
      const notice = noticeFromWire(noticeWire({ video_url: text, files: text }), author);
      expect(notice.videos).toEqual([]);
      expect(notice.attachments).toEqual([]);
      expect(notice.title).toBe('Science fair');
    },
  );

  it('may be edited by its author while neither school nor central office has locked it [ST-07]', () => {
    expect(rowFromWire(noticeWire(), author).mayEdit).toBe(true);
    expect(rowFromWire(noticeWire(), 8).mayEdit).toBe(false);
    expect(rowFromWire(noticeWire({ school_status: 1 }), author).mayEdit).toBe(false);
    expect(rowFromWire(noticeWire({ ict_status: 1 }), author).mayEdit).toBe(false);
  });

  it('may be reshared when the server and the school model allow it [QC-07]', () => {
    expect(noticeFromWire(noticeWire(), author).mayReshare).toBe(true);
    expect(noticeFromWire(noticeWire({ may_reshare: 0 }), author).mayReshare).toBe(false);
    expect(noticeFromWire(noticeWire({ model1_status: 4 }), author).mayReshare).toBe(false);
  });
});

describe('the schema of a save', () => {
  const wire = () => draftToAdminWire(noticeDraft(), school);

  it.each([
    ['a title of blanks', { title: '   ' }],
    ['a title of 201 characters', { title: 'a'.repeat(201) }],
    ['a day that does not exist', { due_date: '2026-02-30' }],
    ['a grade that is no id', { grade: '8,x' }],
    [
      'a file by its path',
      { noticefiles: [{ fileName: '../etc/passwd', extnType: 'pdf', org_fileName: 'a' }] },
    ],
    [
      '51 files',
      {
        noticefiles: Array.from({ length: 51 }, () => ({
          fileName: fileId,
          extnType: 'pdf',
          org_fileName: 'a',
        })),
      },
    ],
    ['readers 7', { noticeSendFor: 7 }],
    ['no form session', { formSession: '' }],
  ])('refuses %s', (_, fault) => {
    expect(v.is(createNoticeInput, wire())).toBe(true);
    expect(v.is(createNoticeInput, { ...wire(), ...fault })).toBe(false);
  });

  it('takes 10, 20 or all rows of a list and nothing else [CO-01, QC-29]', () => {
    const list = { loginType: 2, login_id: 7, school_id: 1 };
    for (const showLimit of [10, 20, 'all']) expect(v.is(noticeListInput, { ...list, showLimit })).toBe(true);
    for (const showLimit of [0, 30, '10', -1])
      expect(v.is(noticeListInput, { ...list, showLimit })).toBe(false);
  });
});

describe('the title of a row', () => {
  const plain = noticeWire();
  const row = { ...plain, title: 'روبوٹکس کا دن', title_language: 'ur', original_title: 'Robotics day' };

  it('is the translation on a screen of its language, with that language', () => {
    expect(rowFromWire(rowIn('ur', row), 7)).toMatchObject({ title: row.title, titleLanguage: 'ur' });
  });

  it('is the original on a screen that speaks another by now, or read a list kept from before [LO-06]', () => {
    expect(rowFromWire(rowIn('hi', row), 7)).toMatchObject({
      title: 'Robotics day',
      titleLanguage: undefined,
    });
    expect(rowIn('hi', plain)).toBe(plain);
  });
});
