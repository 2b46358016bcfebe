import { test } from '@playwright/test';
import { answersWithin, isLong } from '../../tests/long.ts';
import { expect, FrameHost, program, pythonStart, runPython, textOf } from './frame-host.ts';

const main = (code: string, more: Readonly<Record<string, string>> = {}) => ({ 'main.py': code, ...more });

test.describe('the page of Python', () => {
  test('runs a program of several files that asks, writes files and reads them again [CW-01]', async ({
    page,
  }) => {
    const host = await FrameHost.open(page, 'python');
    const begun = Date.now();
    await runPython(
      host,
      main(
        `import helper, time
name = input('Name? ')
print(helper.greet(name))
number = int(input('Number? '))
time.sleep(0.05)
print(number * 2, end='')
print('!')
with open('scores.txt', 'a') as file: file.write(name + '\\n')
print(open('scores.txt').read().splitlines())`,
        { 'helper.py': "def greet(name):\n    return 'Hello, ' + name\n" },
      ),
    );
    const answer = host.frame.getByRole('textbox', { name: 'Your program asks' });
    await answer.fill('Asha');
    // On the quiet machine of the long run alone.
    if (isLong) expect(Date.now() - begun).toBeLessThan(4_000);
    await answer.press('Enter');
    await expect(host.output).toContainText('Hello, Asha');
    await answer.fill('21');
    await host.frame.getByRole('button', { name: 'Send' }).click();
    expect(await host.hear('stopped')).toMatchObject({ why: 'ended' });
    await expect(host.output).toContainText("42!\n['Asha']");
    await expect(host.output).toContainText('Your program wrote the file \u2068scores.txt\u2069.');
    await runPython(host, main("print('again', open('scores.txt').read())"));
    await expect(host.output).toContainText('again Asha');
    await expect(host.frame.getByRole('tab')).toHaveText(['main.py']);
  });

  test('tells errors by the student’s own lines, and what is not here [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'python');
    await runPython(
      host,
      main('import part\n\ndef act():\n    part.divide(0)\n\nact()', {
        'part.py': 'def divide(by):\n    return 1 / by\n',
      }),
    );
    expect(await host.hear('stopped')).toMatchObject({ why: 'failed' });
    await expect(host.output.locator('.error')).toHaveText(/^Traceback \(most recent call last\):/);
    const told = await host.output.innerText();
    expect(told).toContain('File "main.py", line 6, in <module>');
    expect(told).toContain('File "part.py", line 2, in divide');
    expect(told).toContain('ZeroDivisionError');
    expect(told).not.toMatch(/pyodide|student/);
    await runPython(host, main("print('a'\n"));
    await expect(host.output).toContainText("SyntaxError: '(' was never closed");
    await runPython(host, main('import numpy'));
    await expect(host.output).toContainText("No module named 'numpy'");
    await expect(host.output).toContainText('\u2068numpy\u2069 is not available here.');
    await runPython(host, main('def f(): return f()\nf()'));
    await expect(host.output).toContainText('RecursionError');
  });

  const endless = Object.entries({
    'an endless loop': "print('on')\nwhile True: pass",
    'an endless loop that prints': 'n = 0\nwhile True:\n    print("on", n)\n    n += 1',
    'a program that waits': "input('on')",
    'endless drawing': "from turtle import *\nprint('on')\nspeed(0)\nwhile True: forward(5); left(31)",
  });
  for (const [name, code] of isLong ? endless : endless.slice(0, 2))
    test(`Stop ends ${name} at once, and the next run begins anew [CW-01]`, async ({ page }) => {
      const host = await FrameHost.open(page, 'python');
      await runPython(host, main(code));
      await expect(host.output.getByText('on').first()).toBeVisible({ timeout: 20_000 });
      await host.typeAtEnd(' ');
      await host.hear('changed');
      const begun = Date.now();
      await host.send({ type: 'stop' });
      expect(await host.hear('stopped')).toMatchObject({ why: 'asked' });
      expect(Date.now() - begun).toBeLessThan(answersWithin);
      expect(textOf(await host.capture(), 'main.py')).toBe(`${code} `);
      await runPython(host, main("print('n' in globals())"));
      await expect(host.output.getByText('False')).toBeVisible();
    });

  test('shows ten thousand of a million lines [CW-01]', { tag: '@long' }, async ({ page }) => {
    const host = await FrameHost.open(page, 'python');
    await runPython(host, main("for n in range(1_000_000): print('line', n)"));
    await host.hear('stopped');
    await expect(host.output.getByText('wrote very much')).toHaveCount(1);
    expect((await host.output.textContent())?.match(/line \d+\n/g)).toHaveLength(10_000);
  });

  test('draws by turtles, hears keys and clicks, and takes back [CW-01]', async ({ page }) => {
    const host = await FrameHost.open(page, 'python');
    await runPython(
      host,
      main(`import turtle
screen = turtle.Screen()
screen.setup(200, 200)
t = turtle.Turtle()
t.speed(0)
t.pensize(5)
t.color('red', '#00ff00')
t.begin_fill()
for side in range(4):
    t.forward(60)
    t.left(90)
t.end_fill()
t.penup(); t.goto(-60, -60); t.pendown()
t.dot(30, 'blue')
t.dot(40, 'black')
t.undo()
t.hideturtle()
def up():
    print('up', t.position())
    turtle.bye()
screen.onkey(up, 'Up')
screen.onclick(lambda x, y: print('click', round(x), round(y)))
screen.ontimer(lambda: print('time'), 50)
screen.listen()
screen.mainloop()
print('behind')`),
    );
    const paper = host.frame.getByRole('img', { name: 'Drawing of the turtle' });
    await expect(host.output).toContainText('time');
    await expect(paper).toBeFocused();
    const box = await paper.boundingBox();
    if (box === null) throw new Error('no paper');
    await paper.click({ position: { x: box.width * 0.75, y: box.height * 0.25 } });
    await expect(host.output).toContainText('click 50 50');
    const colourAt = (x: number, y: number) =>
      paper.evaluate(
        (canvas: HTMLCanvasElement, [left = 0, top = 0]) => {
          const { data } = canvas
            .getContext('2d')!
            .getImageData((left + 100) * (canvas.width / 200), (100 - top) * (canvas.height / 200), 1, 1);
          return data.slice(0, 3).join();
        },
        [x, y],
      );
    await expect.poll(() => colourAt(30, 30)).toBe('0,255,0');
    expect(await colourAt(30, 0)).toBe('255,0,0');
    expect(await colourAt(-60, -60)).toBe('0,0,255');
    expect(await colourAt(-60, -43)).toBe('255,255,255');
    await page.keyboard.press('ArrowUp');
    await expect(host.output).toContainText('up (-60.00,-60.00)');
    await expect(host.output).toContainText('behind');
    expect(await host.hear('stopped')).toMatchObject({ why: 'ended' });
  });

  test('a program that is only read runs and is not changed [CW-01]', { tag: '@long' }, async ({ page }) => {
    const host = await FrameHost.open(page, 'python', {
      program: program(main("print('read')")),
      isReadOnly: true,
    });
    await host.typeAtEnd('x');
    await host.send({ type: 'run' });
    await host.hear('running', pythonStart);
    await expect(host.output.getByText('read', { exact: true })).toBeVisible();
    expect(textOf(await host.capture(), 'main.py')).toBe("print('read')");
  });
});
