"""Colours as a turtle takes them: names, #rrggbb, or three numbers."""

NAMES = frozenset(
    """aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
yellowgreen""".split()
)


class TurtleGraphicsError(Exception):
    pass


def colour_of(given, mode):
    """A colour as the page draws it; `mode`: what three numbers count up to, 1.0 or 255."""
    if len(given) == 1:
        given = given[0]
    if isinstance(given, str):
        return named(given)
    try:
        parts = [round(255 * part) if mode == 1.0 else round(part) for part in given]
    except TypeError:
        raise TurtleGraphicsError(f"bad color arguments: {given}") from None
    if len(parts) != 3 or not all(0 <= part <= 255 for part in parts):
        raise TurtleGraphicsError(f"bad color sequence: {given}")
    return "#{:02x}{:02x}{:02x}".format(*parts)


def named(given):
    name = given.strip().replace(" ", "").lower()
    if name in NAMES:
        return name
    if name.startswith("#") and len(name) in (4, 7) and all(sign in "0123456789abcdef" for sign in name[1:]):
        return name
    # As Tk has them: gray0 to gray100, and red1 to red4 for shades.
    shade = name.rstrip("0123456789")
    digits = name[len(shade) :]
    if shade in ("gray", "grey") and digits and int(digits) <= 100:
        return "#{0:02x}{0:02x}{0:02x}".format(round(int(digits) * 2.55))
    if shade in NAMES and digits in ("1", "2", "3", "4"):
        return shade
    raise TurtleGraphicsError(f"bad color string: {given}")
